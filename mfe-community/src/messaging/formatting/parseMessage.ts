import { Scanner } from './scanner.ts'
import { addressLength, webAddress } from './webAddress.ts'

/** A node of a parsed message. A style has child nodes; `label` is the URL as typed. */
export type Piece =
	| { type: 'text'; text: string }
	| { type: 'code'; text: string }
	| { type: 'link'; href: string; label: string }
	| { type: 'work'; id: number }
	| { type: 'mention'; name: string }
	| { type: Style | 'quote' | 'spoiler'; pieces: Piece[] }

export type Style = 'bold' | 'italic' | 'strike'

interface Options {
	/** Ids that a reference (`[[anime:12]]`) may name; other references stay text. */
	isWork?: (id: number) => boolean
	/** Reads the mention at the scanner's position, if there is one. */
	readMention?: (scanner: Scanner) => Piece | undefined
	/** True inside a quote or a spoiler: they hold no quotes. */
	isInside?: boolean
}

interface Frame {
	mark: string
	style: Style | undefined
	pieces: Piece[]
}

const STYLES: Readonly<Record<string, Style>> = { '*': 'bold', _: 'italic', '~': 'strike' }
const ADDRESS = /https?:\/\/[^\s<>"'`「」『』（）]+/iy
const WORK = /\[\[(?:anime|movie|manga):([1-9][0-9]{0,8})\]\]/y
// Neighbouring lines that begin with "> ", with a blank line after them. Text between bars, which may have several lines.
const QUOTE = /> [^\n]*(?:\n>(?: [^\n]*)?(?=\n|$))*\n{0,2}/y
const SPOILER = /\|\|(?=[^\s|])([^|]*[^|\s])\|\|/y
const WORD = /[\p{L}\p{N}]/u
const SPACE = /^\s?$/

/**
 * Parses a message or a comment: `code`, *bold*, _italic_, ~strike~, ||spoiler||, lines of a quote after "> ", URLs, title
 * references, mentions. Styles nest but end with their line; code, quotes and spoilers do not nest in themselves. Unclosed marks stay text. The output never contains HTML. Runs in linear time for any input.
 */
export function parseMessage(text: string, options: Options = {}): Piece[] {
	return parseWithStepCount(text, options).pieces
}

/** A message as typed, with the names of titles in place of their references. */
export function withWorkNames(text: string, nameOf: (id: number) => string): string {
	return text.replace(new RegExp(WORK, 'g'), (reference, id) => nameOf(Number(id)) || reference)
}

/** Like {@link parseMessage}, with the number of steps. */
export function parseWithStepCount(text: string, options: Options = {}): { pieces: Piece[]; steps: number } {
	const scanner = new Scanner(text)
	const root: Frame = { mark: '', style: undefined, pieces: [] }
	// No style is open twice, so there is at most one frame per style plus the root.
	let frames = [root]
	const top = () => frames.at(-1) ?? root

	while (!scanner.done) {
		const character = scanner.at(0)
		const whole = readWhole(scanner, character, options)
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

// What is no style at the current position; advances the scanner past it.
function readWhole(scanner: Scanner, character: string, options: Options): Piece | undefined {
	switch (character) {
		case '`':
			return readCode(scanner)
		case 'h':
		case 'H':
			return readAddress(scanner)
		case '[':
			return readWork(scanner, options)
		case '@':
			return options.readMention?.(scanner)
		case '|':
			return readSpoiler(scanner, options)
		case '>':
			return readQuote(scanner, options)
		default:
			return undefined
	}
}

function readWork(scanner: Scanner, { isWork = () => false }: Options): Piece | undefined {
	const [reference = '', id] = scanner.match(WORK) ?? []
	if (id === undefined || !isWork(Number(id))) return undefined
	scanner.position += reference.length
	return { type: 'work', id: Number(id) }
}

function readSpoiler(scanner: Scanner, options: Options): Piece | undefined {
	const [spoiler = '', text] = scanner.match(SPOILER) ?? []
	if (text === undefined) return undefined
	scanner.position += spoiler.length
	return { type: 'spoiler', pieces: parseInside(scanner, text, options) }
}

function readQuote(scanner: Scanner, options: Options): Piece | undefined {
	const before = scanner.at(-1)
	if (options.isInside || (before !== '' && before !== '\n')) return undefined
	const [quote] = scanner.match(QUOTE) ?? []
	if (quote === undefined) return undefined
	scanner.position += quote.length
	return { type: 'quote', pieces: parseInside(scanner, quote.trimEnd().replace(/^> ?/gm, ''), options) }
}

function parseInside(scanner: Scanner, text: string, options: Options): Piece[] {
	const { pieces, steps } = parseWithStepCount(text, { ...options, isInside: true })
	scanner.steps += steps
	return pieces
}

function readCode(scanner: Scanner): Piece {
	const start = scanner.position + 1
	const end = scanner.findOnLine('`', start)
	if (end > start) {
		scanner.position = end + 1
		return { type: 'code', text: scanner.text.slice(start, end) }
	}
	// No closing backtick on this line, or nothing between: consume it as text.
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
	// Repeated marks are a rule or an emoticon, not a style.
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

// Japanese has no spaces between words, so a mark may stand between two letters.
function isWord(character: string): boolean {
	return WORD.test(character) && !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/u.test(character)
}

function isEmpty(frames: readonly Frame[], from: number): boolean {
	return from === frames.length - 1 && frames[from]?.pieces.length === 0
}

// Turns the unclosed styles above `level` back into text.
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
