import { letterIn, type Setting } from './horizontal.ts'
import type { LetteringStyle } from './styles.ts'
import { EM } from './typeface.ts'
import { cleaned } from './words.ts'

/** Marks that lie along the line and so turn with it. */
const TURNED = /[ー〜～…―—「」『』（）()【】：:;=＝-]/u
/** Small kana and stops, which move to the upper right of their cell. */
const SMALL = /[ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ]/u
const STOP = /[、。，．]/u

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

/** Sets a Japanese name in one or two columns, read from the right; null when the faces show nothing of it. */
export function setVertically(
	name: string,
	style: LetteringStyle,
	room: { height: number; largest: number },
): Setting | null {
	const shown = [...cleaned(name)].filter((character) => character === ' ' || letterIn(style, character) !== null)
	const text = shown.join('').trim()
	if (text === '' || !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return null
	const characters = [...text]
	const columns = Math.min(COLUMNS, Math.ceil(characters.length / COLUMN))
	const rows = Math.min(COLUMN, Math.ceil(characters.length / columns))
	const kept = characters.slice(0, rows * columns)
	const cell = EM * 1.04
	let outline = ''
	kept.forEach((character, index) => {
		const letter = character === ' ' ? null : letterIn(style, character)
		if (letter === null) return
		const left = (columns - 1 - Math.floor(index / rows)) * EM * 1.12
		const top = (index % rows) * cell
		if (TURNED.test(character)) {
			// The baseline's origin, a quarter turn around the cell's middle.
			const [dx, dy] = [-letter.advance / 2, EM * 0.36]
			outline += `M${Math.round(left + EM / 2 - dy)} ${Math.round(top + EM / 2 + dx)}${turned(letter.outline)}`
			return
		}
		const shift = STOP.test(character) ? 0.55 : SMALL.test(character) ? 0.1 : 0
		const x = left + (EM - letter.advance) / 2 + shift * EM
		outline += `M${Math.round(x)} ${Math.round(top + EM * 0.87 - shift * EM)}${letter.outline}`
	})
	const tall = rows * cell
	const scale = Math.min(room.largest / EM, room.height / tall)
	return { outline, scale, width: (EM + (columns - 1) * EM * 1.12) * scale, height: tall * scale, lines: columns }
}
