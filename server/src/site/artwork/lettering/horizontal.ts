import { balance, fill, linesFrom } from './lineBreaking.ts'
import { cleaned, wordsOf } from './nameWords.ts'
import type { LetteringStyle } from './styles.ts'
import { EM, type Letter } from './typeface.ts'

/** Letters set in a block: path data in grid units from the top left, the grid's scale, and the block's size in pixels. */
export interface Setting {
	outline: string
	scale: number
	width: number
	height: number
	lines: number
}

const SPACE = EM * 0.26
/** The part of the em above the baseline that capitals take, about the same in all the house's faces. */
const CAPITAL = EM * 0.76

const letterIn = (style: LetteringStyle, character: string): Letter | null => {
	const codePoint = character.codePointAt(0) ?? 0
	const faces = codePoint > 0x2e7f ? style.japanese : [...style.latin, ...style.japanese]
	for (const face of faces) {
		const letter = face.letter(codePoint)
		if (letter !== null) return letter
	}
	return null
}

const measureIn = (style: LetteringStyle) => (text: string) => {
	let width = 0
	for (const character of text) {
		const letter = character === ' ' ? null : letterIn(style, character)
		width += character === ' ' ? SPACE : letter === null ? 0 : letter.advance + style.tracking * EM
	}
	return width
}

interface Room {
	width: number
	height: number
	/** Bounds of the letters' size, in pixels. */
	smallest: number
	largest: number
	align: 'start' | 'middle'
	/** The most lines. */
	lines: number
}

/** The characters of a name that the style's faces can show. */
const showable = (style: LetteringStyle, text: string) =>
	[...text].filter((character) => character === ' ' || letterIn(style, character) !== null).join('')

/** Sets a name as large as the room allows, on the number of lines that makes it largest; null when nothing is left to set. */
export function setHorizontally(name: string, style: LetteringStyle, room: Room): Setting | null {
	const text = cleaned(showable(style, style.capitals ? cleaned(name).toLocaleUpperCase('pt') : cleaned(name)))
	if (text === '') return null
	const measure = measureIn(style)
	const words = wordsOf(text)
	const measured = words.map((word) => ({ width: measure(word.text), space: word.space ? SPACE : 0 }))

	// Accents on capitals reach into the line above.
	const leading = style.leading + (style.capitals && /[À-Þ]/.test(text) ? 0.15 : 0)

	let size = 0
	let lines: string[] = []
	const most = words.length > 40 ? 0 : Math.min(room.lines, words.length)
	for (let count = 1; count <= most; count++) {
		const { starts, widest } = balance(measured, count)
		const tall = (count - 1) * leading + CAPITAL / EM
		const fits = Math.min(room.largest, (room.width / widest) * EM, room.height / tall)
		if (fits <= size * 1.04) continue
		size = fits
		lines = linesFrom(words, starts)
	}
	if (size < room.smallest) {
		size = room.smallest
		const most = Math.max(1, Math.min(room.lines, Math.floor((room.height / size - CAPITAL / EM) / leading) + 1))
		lines = fill(words, measure, (room.width / size) * EM, most)
	}

	const widest = Math.max(...lines.map(measure))
	let outline = ''
	lines.forEach((text, index) => {
		let x = room.align === 'middle' ? (widest - measure(text)) / 2 : 0
		const y = Math.round(CAPITAL + index * leading * EM)
		for (const character of text) {
			const letter = character === ' ' ? null : letterIn(style, character)
			// Each letter begins with a relative move, so an absolute one before it places the letter.
			if (letter !== null && letter.outline !== '') outline += `M${Math.round(x)} ${y}${letter.outline}`
			x += character === ' ' ? SPACE : letter === null ? 0 : letter.advance + style.tracking * EM
		}
	})
	const scale = size / EM
	const height = ((lines.length - 1) * leading * EM + CAPITAL) * scale
	return { outline, scale, width: widest * scale, height, lines: lines.length }
}

export type { Room }
export { letterIn }
