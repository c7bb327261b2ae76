import { Scanner } from './scanner.ts'
import { addressLength, webAddress } from './webAddress.ts'

/** A piece of a message. A style holds pieces of its own; `label` is an address as it was typed. */
export type Piece =
	| { type: 'text'; text: string }
	| { type: 'code'; text: string }
	| { type: 'link'; href: string; label: string }
	| { type: 'work'; id: number }
	| { type: Style; pieces: Piece[] }

export type Style = 'bold' | 'italic' | 'strike'

interface Options {
	/** Which works a reference (`[[anime:12]]`) may name; any other stays text. */
	isWork?: (id: number) => boolean
}

interface Frame {
	mark: string
	style: Style | undefined
	pieces: Piece[]
}

const STYLES: Readonly<Record<string, Style>> = { '*': 'bold', _: 'italic', '~': 'strike' }
const ADDRESS = /https?:\/\/[^\s<>"'`「」『』（）]+/iy
const WORK = /\[\[(?:anime|movie|manga):([1-9][0-9]{0,8})\]\]/y
const WORD = /[\p{L}\p{N}]/u
const SPACE = /^\s?$/

/**
 * The pieces of a message: `code`, *bold*, _italic_, ~strike~, web addresses, works. Styles may hold each other but end
 * with their line; code holds nothing. What is not closed stays as it was typed. Nothing of the input is ever HTML.
 *
 * Takes time in proportion to the length of the text, whatever stands in it.
 */
export function parseMessage(text: string, options: Options = {}): Piece[] {
	return parseWithStepCount(text, options).pieces
}

/** The same, and how many steps it took. */
export function parseWithStepCount(
	text: string,
	{ isWork = () => false }: Options = {},
): { pieces: Piece[]; steps: number } {
	const scanner = new Scanner(text)
	const root: Frame = { mark: '', style: undefined, pieces: [] }
	// A style is never open twice, so this is at most the root and one frame a style.
	let frames = [root]
	const top = () => frames.at(-1) ?? root

	while (!scanner.done) {
		const character = scanner.at(0)
		const whole = readWhole(scanner, character, isWork)
		if (whole) {
			add(top().pieces, whole)
		} else if (character === '\n') {
			flatten(frames, 0)
			frames = [root]
			add(root.pieces, { type: 'text', text: '\n' })
			scanner.position += 1
		} else {
			const style = STYLES[character]
			if (style) frames = readMark(scanner, frames, character, style)
			else add(top().pieces, { type: 'text', text: character })
			scanner.position += 1
		}
	}
	flatten(frames, 0)
	return { pieces: root.pieces, steps: scanner.steps }
}

// Code, an address or a work, where one begins here; the scanner then stands after it.
function readWhole(scanner: Scanner, character: string, isWork: (id: number) => boolean): Piece | undefined {
	if (character === '`') return readCode(scanner)
	if (character === 'h' || character === 'H') return readAddress(scanner)
	if (character !== '[') return undefined
	const [reference = '', id] = scanner.match(WORK) ?? []
	if (id === undefined || !isWork(Number(id))) return undefined
	scanner.position += reference.length
	return { type: 'work', id: Number(id) }
}

function readCode(scanner: Scanner): Piece {
	const start = scanner.position + 1
	const end = scanner.findOnLine('`', start)
	if (end > start) {
		scanner.position = end + 1
		return { type: 'code', text: scanner.text.slice(start, end) }
	}
	// No other follows on the line, or there is nothing between the two: what was looked at is text and is done with.
	const next = end < 0 ? start : end + 1
	const text = scanner.text.slice(start - 1, next)
	scanner.position = next
	return { type: 'text', text }
}

function readAddress(scanner: Scanner): Piece | undefined {
	if (WORD.test(scanner.at(-1))) return undefined
	const [found = ''] = scanner.match(ADDRESS) ?? []
	const label = found.slice(0, addressLength(found))
	const href = webAddress(label)
	if (href === undefined) return undefined
	scanner.position += label.length
	return { type: 'link', href, label }
}

function readMark(scanner: Scanner, frames: Frame[], mark: string, style: Style): Frame[] {
	const [before, after] = [scanner.at(-1), scanner.at(1)]
	// A row of marks is a line or somebody's surprise, not a style.
	const isRow = before === mark || after === mark
	const opened = frames.findIndex((frame) => frame.style === style)
	if (!isRow && opened > 0 && !SPACE.test(before) && !isWord(after) && !isEmpty(frames, opened)) {
		flatten(frames, opened)
		const { pieces } = frames[opened] ?? { pieces: [] }
		const left = frames.slice(0, opened)
		left.at(-1)?.pieces.push({ type: style, pieces })
		return left
	}
	if (!isRow && opened < 0 && !isWord(before) && !SPACE.test(after)) return [...frames, { mark, style, pieces: [] }]
	add((frames.at(-1) ?? { pieces: [] }).pieces, { type: 'text', text: mark })
	return frames
}

// In Japanese no space stands between words: a mark may stand between two of its letters.
function isWord(character: string): boolean {
	return WORD.test(character) && !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/u.test(character)
}

function isEmpty(frames: readonly Frame[], from: number): boolean {
	return from === frames.length - 1 && frames[from]?.pieces.length === 0
}

// What was opened above `level` and not closed is text after all.
function flatten(frames: readonly Frame[], level: number): void {
	const into = frames[level]?.pieces ?? []
	for (const { mark, pieces } of frames.slice(level + 1)) {
		add(into, { type: 'text', text: mark })
		for (const piece of pieces) add(into, piece)
	}
}

function add(pieces: Piece[], piece: Piece): void {
	const last = pieces.at(-1)
	if (piece.type === 'text' && last?.type === 'text') last.text += piece.text
	else pieces.push(piece)
}
