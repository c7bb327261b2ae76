import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import { covers, parseUnicodeRange, type Span } from './unicodeRange.ts'

const require = createRequire(import.meta.url)

/** One drawn letter. `outline` is relative path data in grid units, `advance` its width in them; y grows downwards. */
export interface Letter {
	outline: string
	advance: number
}

/** Grid units to the em: fine enough for a poster, coarse enough that most deltas are one or two digits. */
export const EM = 160

/** The length below which a stroke is dropped, in grid units: Japanese letters stand smaller on a poster and may lose more. */
const LATIN_TOLERANCE = 3
const IDEOGRAPH_TOLERANCE = 5

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The package's files with the code points each holds; Latin stands last there and first here, as it is wanted most. */
function subsetsOf(name: string): { file: string; spans: Span[] }[] {
	const table: unknown = JSON.parse(readFileSync(require.resolve(`@fontsource/${name}/unicode.json`), 'utf8'))
	if (!isRecord(table)) return []
	return Object.entries(table)
		.map(([subset, range]) => ({
			file: `@fontsource/${name}/files/${name}-${subset.replace(/[[\]]/g, '')}-400-normal.woff`,
			spans: parseUnicodeRange(String(range)),
		}))
		.reverse()
}

const COMMANDS = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' } as const

/**
 * A glyph as relative path data on the grid. Faces with the grain of a brush or of old metal have thousands of tiny
 * strokes: one shorter than `tolerance` joins the next, one shorter than twice that is straight.
 */
function outlineOf(font: Font, codePoint: number, tolerance: number): Letter | null {
	if (!font.hasGlyphForCodePoint(codePoint)) return null
	const glyph = font.glyphForCodePoint(codePoint)
	const scale = EM / font.unitsPerEm
	let [x, y, startX, startY] = [0, 0, 0, 0]
	let outline = ''
	for (const { command, args } of glyph.path.commands) {
		const points = args.map((value, index) => Math.round(value * scale * (index % 2 === 0 ? 1 : -1)))
		let deltas = points.map((value, index) => value - (index % 2 === 0 ? x : y))
		let letter: string = COMMANDS[command]
		if (command === 'closePath') [x, y] = [startX, startY]
		else {
			const reach = Math.max(...deltas.map(Math.abs))
			if (command !== 'moveTo' && reach < tolerance) continue
			if (command !== 'moveTo' && reach < tolerance * 2) [letter, deltas] = ['l', deltas.slice(-2)]
			x = points.at(-2) ?? x
			y = points.at(-1) ?? y
			if (command === 'moveTo') [startX, startY] = [x, y]
		}
		outline += letter + deltas.map((delta, index) => (index > 0 && delta >= 0 ? ` ${delta}` : delta)).join('')
	}
	return { outline, advance: Math.round(glyph.advanceWidth * scale) }
}

/**
 * A typeface that is loaded from its package by subset on demand and cached in memory.
 * A package's whole Japanese set is some 6 MB; what the names of a catalogue use is a fraction of it.
 */
export class Typeface {
	readonly #name: string
	#subsets: { file: string; spans: Span[]; font?: Font }[] | undefined
	readonly #letters = new Map<number, Letter | null>()

	/** `name` is the package's under `@fontsource`. */
	constructor(name: string) {
		this.#name = name
	}

	/** The letter of a code point, or null where the face has none. */
	letter(codePoint: number): Letter | null {
		const known = this.#letters.get(codePoint)
		if (known !== undefined) return known
		const letter = this.#read(codePoint)
		this.#letters.set(codePoint, letter)
		return letter
	}

	#read(codePoint: number): Letter | null {
		this.#subsets ??= subsetsOf(this.#name)
		const subset = this.#subsets.find(({ spans }) => covers(spans, codePoint))
		if (subset === undefined) return null
		if (subset.font === undefined) {
			const opened = create(readFileSync(require.resolve(subset.file)))
			if (!('unitsPerEm' in opened)) return null
			subset.font = opened
		}
		return outlineOf(subset.font, codePoint, codePoint > 0x2e7f ? IDEOGRAPH_TOLERANCE : LATIN_TOLERANCE)
	}
}
