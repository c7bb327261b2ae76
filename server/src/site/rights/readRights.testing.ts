import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { PLUGINS } from '../../plugins/index.ts'
import { isOutcome, type Outcome, UNSAID } from './outcome.testing.ts'

/** One line of a table of `docs/rights.md`. */
export interface Right {
	/** The heading that it stands under, and what is done, in words. */
	name: string
	/** An HTTP method, or `WATCH` for a topic of the socket. */
	method: string
	/** With `{place}` where a thing is named. */
	path: string
	/** The `{place}` that the body names, where it names one. */
	subject: string | undefined
	/** What comes of it, by whoever asks. */
	outcomes: ReadonlyMap<string, Outcome>
	/** Of the file, from 1. */
	line: number
}

const REQUEST = /^`([A-Z]+) ([^`]+)`(?: with `(\{[^`]+\})`)?$/

/**
 * Reads the tables of `docs/rights.md`: those whose second column is called `request`. Each further column is called by
 * who asks.
 *
 * @throws Error with the line, where a table is not as it should be.
 */
export function readRights(markdown: string): Right[] {
	const rights: Right[] = []
	let heading = ''
	let actors: string[] | undefined
	for (const [index, text] of markdown.split('\n').entries()) {
		const line = index + 1
		if (text.startsWith('#')) heading = text.replace(/^#+\s*/, '')
		const cells = cellsOf(text)
		if (!cells) actors = undefined
		else if (cells[1] === 'request') actors = cells.slice(2)
		else if (actors && !isRuler(cells)) rights.push(readRow(cells, actors, { heading, line }))
	}
	return rights
}

/** The rights of the site, and of its plugins. */
export async function allRights(): Promise<Right[]> {
	const ofPlugins = PLUGINS.map(({ name }) => new URL(`../../plugins/${name}/rights.md`, import.meta.url))
	const files = [new URL('../../../../docs/rights.md', import.meta.url), ...ofPlugins.filter((url) => existsSync(url))]
	return (await Promise.all(files.map(async (file) => readRights(await readFile(file, 'utf8'))))).flat()
}

function cellsOf(text: string): string[] | undefined {
	if (!text.startsWith('|')) return undefined
	return text
		.trim()
		.slice(1, -1)
		.split('|')
		.map((cell) => cell.trim())
}

const isRuler = (cells: readonly string[]) => cells.every((cell) => /^:?-+:?$/.test(cell))

function readRow(cells: readonly string[], actors: readonly string[], at: { heading: string; line: number }): Right {
	const [what = '', request = '', ...said] = cells
	const [, method, path, subject] = REQUEST.exec(request) ?? []
	if (method === undefined || path === undefined) {
		throw new Error(`line ${at.line}: "${request}" is no request, as \`GET /api/site\` is`)
	}
	if (said.length !== actors.length)
		throw new Error(`line ${at.line}: ${said.length} cells for ${actors.length} columns`)
	const outcomes = new Map<string, Outcome>()
	for (const [index, actor] of actors.entries()) {
		const cell = said[index] ?? ''
		if (cell === UNSAID) continue
		if (!isOutcome(cell)) throw new Error(`line ${at.line}: "${cell}" is no outcome`)
		outcomes.set(actor, cell)
	}
	return { name: `${at.heading}: ${what}`, method, path, subject, outcomes, line: at.line }
}
