import { foldName } from '../fold.ts'
import { withoutAbbreviation } from './abbreviations.ts'
import { type Hints, readHints } from './hints.ts'
import { prepareQuery } from './prepareQuery.ts'
import type { PreparedQuery } from './quality.ts'

/** One way to understand what was typed. */
export interface Reading {
	/** Undefined if nothing but hints was typed. */
	query: PreparedQuery | undefined
	hints: Hints
	/** Whether words of it were taken for hints. */
	isShortened: boolean
}

/** What was typed as it stands; then without its hints; then with the whole name of a work in place of its short form. */
export function readingsOf(typed: string): Reading[] {
	const query = prepareQuery(typed)
	if (!query) return []
	const folded = foldName(typed)
	const { hints, rest } = readHints(folded) ?? { hints: {}, rest: folded }
	const name = withoutAbbreviation(rest)
	const readings: Reading[] = [{ query, hints: {}, isShortened: false }]
	// Whoever typed a hint has finished the words before it.
	const words = folded.endsWith(rest) ? rest : `${rest} `
	if (rest !== folded) readings.push({ query: prepareQuery(words), hints, isShortened: true })
	if (name !== undefined) readings.push({ query: prepareQuery(`${name} `), hints, isShortened: rest !== folded })
	return readings
}
