import {
	ANIME_FORMATS,
	FILLERS,
	isPartialDate,
	MANGA_FORMATS,
	type RuleResult,
	SEASONS,
	STATUSES,
	tidyText,
	validateYear,
} from 'shared-contract'
import { Problem } from '../../../core/problem.ts'
import { type Column, choiceField, columnField } from './columns.ts'
import type { StoredField } from './storedField.ts'

export const statusField = choiceField({ table: 'title', column: 'status' }, STATUSES)

/** The season of the year in which an anime began, or none. */
export const seasonField = choiceField({ table: 'title', column: 'season', kind: 'anime' }, ['', ...SEASONS])

/** Whether an episode is filler, or nothing. */
export const fillerField = choiceField({ table: 'episode', column: 'filler' }, ['', ...FILLERS])

/** The format of a title; it stays an anime or a manga. */
export const formatField: StoredField = {
	...choiceField({ table: 'title', column: 'format' }, [...ANIME_FORMATS, ...MANGA_FORMATS]),
	async change(_, { current, from, to }) {
		if (from !== current && to !== current) return { conflict: current }
		const formats: readonly string[] = ANIME_FORMATS.some((format) => format === current)
			? ANIME_FORMATS
			: MANGA_FORMATS
		if (!formats.includes(to)) throw new Problem('request.invalid', 400, { fields: { format: 'request.invalid' } })
		return { before: current, after: to }
	},
}

/** Validates a year as it is typed, or none. */
export function validateYearText(typed: string): RuleResult<string> {
	const text = tidyText(typed).trim()
	if (text === '') return { value: text }
	const result = validateYear(Number(text), new Date().getUTCFullYear())
	return 'code' in result ? result : { value: String(result.value) }
}

/** A date, possibly without day or month. */
export function dateField(column: Column): StoredField {
	return columnField(column, (typed) => {
		const text = tidyText(typed).trim()
		return text === '' || isPartialDate(text) ? { value: text } : { code: 'date.invalid' }
	})
}
