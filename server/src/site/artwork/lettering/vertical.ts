import { letterIn, type Setting } from './horizontal.ts'
import { balance, fill, linesFrom } from './lineBreaking.ts'
import { cleaned, wordsOf } from './nameWords.ts'
import type { LetteringStyle } from './styles.ts'
import { EM, type Letter } from './typeface.ts'

/** Marks that lie along the line and so turn with it. */
const TURNED = /[ー〜～…―—「」『』（）()【】：:;=＝-]/u
/** Small kana and stops, which move to the upper right of their cell. */
const SMALL = /[ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ]/u
const STOP = /[、。，．]/u

/** A Latin stretch, which turns with the line; one of two letters at most stands upright in a cell. */
const RUNS = /[\u0021-\u02ff]+|./gsu
const LATIN = /^[\u0021-\u02ff]/
const UPRIGHT = 2

/** What a character takes of a column. */
const CELL = EM * 1.04
const SPACE = EM * 0.4
/** The most characters in one column; a longer name goes on in a second to its left. */
const COLUMN = 9
const COLUMNS = 2

/** A quarter turn clockwise around the middle of the cell, of relative path data: (x, y) becomes (-y, x). */
function turned(outline: string): string {
	return outline.replace(/([mlqc])([^mlqcz]*)/g, (_, command: string, values: string) => {
		const numbers = (values.match(/-?\d+/g) ?? []).map(Number)
		const turnedNumbers = numbers.map((_, index) =>
			index % 2 === 0 ? -(numbers[index + 1] ?? 0) : (numbers[index - 1] ?? 0),
		)
		return command + turnedNumbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : value)).join('')
	})
}

/** A letter and its origin in a column; a turned one lies along the column. */
interface Placed {
	letter: Letter
	x: number
	y: number
	isTurned: boolean
}

/** The letters of one column from its top left, and its length, in grid units. */
function columnOf(text: string, style: LetteringStyle): { letters: Placed[]; length: number } {
	const letters: Placed[] = []
	let length = 0
	for (const run of text.match(RUNS) ?? []) {
		const found = [...run].flatMap((character) => letterIn(style, character) ?? [])
		const width = found.reduce((sum, { advance }) => sum + advance, 0)
		if (run === ' ') length += SPACE
		else if (found.length > UPRIGHT && LATIN.test(run)) {
			for (const letter of found) {
				letters.push({ letter, x: EM * 0.14, y: length, isTurned: true })
				length += letter.advance
			}
			length += EM * 0.12
		} else if (found.length > 0) {
			const isTurned = TURNED.test(run)
			const shift = STOP.test(run) ? 0.55 : SMALL.test(run) ? 0.1 : 0
			let x = (EM - width) / 2 + shift * EM
			for (const letter of found) {
				// The baseline's origin, a quarter turn around the cell's middle.
				if (isTurned) letters.push({ letter, x: EM * 0.14, y: length + (EM - letter.advance) / 2, isTurned })
				else letters.push({ letter, x, y: length + EM * 0.87 - shift * EM, isTurned })
				x += letter.advance
			}
			length += CELL
		}
	}
	return { letters, length }
}

/**
 * The columns of a name, broken between Japanese characters and between Latin words; what two do not hold ends in an
 * ellipsis. None for a name without a Japanese character that the faces show.
 */
export function columnsOf(name: string, style: LetteringStyle): string[] {
	const shown = [...cleaned(name)].filter((character) => character === ' ' || letterIn(style, character) !== null)
	const text = shown.join('').trim()
	if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return []
	const measure = (part: string) => columnOf(part, style).length
	const limit = COLUMN * CELL
	if (measure(text) <= limit) return [text]
	const words = wordsOf(text)
	const measured = words.map((word) => ({ width: measure(word.text), space: word.space ? SPACE : 0 }))
	const { starts, widest } = balance(measured, COLUMNS)
	return widest <= limit ? linesFrom(words, starts) : fill(words, measure, limit, COLUMNS)
}

/** Sets a Japanese name in one or two columns, read from the right; null when the faces show nothing of it. */
export function setVertically(
	name: string,
	style: LetteringStyle,
	room: { height: number; largest: number },
): Setting | null {
	const columns = columnsOf(name, style).map((text) => columnOf(text, style))
	if (columns.length === 0) return null
	const pitch = EM * 1.12
	const outline = columns.flatMap(({ letters }, index) => {
		const left = (columns.length - 1 - index) * pitch
		return letters.map(
			({ letter, x, y, isTurned }) =>
				`M${Math.round(left + x)} ${Math.round(y)}${isTurned ? turned(letter.outline) : letter.outline}`,
		)
	})
	const tall = Math.max(...columns.map(({ length }) => length))
	const scale = Math.min(room.largest / EM, room.height / tall)
	const wide = EM + (columns.length - 1) * pitch
	return { outline: outline.join(''), scale, width: wide * scale, height: tall * scale, lines: columns.length }
}
