import { isEntryDate } from '../../list/entryDate.ts'

/** The valid part of a date, and whether an invalid part was cut. */
export interface ReadDate {
	date: string | undefined
	isCut: boolean
}

const NONE: ReadDate = { date: undefined, isCut: false }

/**
 * Parses a date whose unknown parts are zeros: `2019-00-00` is 2019, `0000-00-00` none. An invalid date (`2019-02-30`) is
 * cut to its valid part.
 */
export function readListDate(text: string): ReadDate {
	const [, year = '', month = '00', day = '00'] = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?/.exec(text.trim()) ?? []
	if (text.trim() === '') return NONE
	if (year === '') return { date: undefined, isCut: true }
	if (Number(year) === 0) return NONE
	return fromParts(Number(year), Number(month), Number(day))
}

/** {@link readListDate} for numbers; null is unknown. */
export function fromParts(year: number | null, month: number | null, day: number | null): ReadDate {
	if (!year) return NONE
	const two = (part: number) => String(part).padStart(2, '0')
	const parts = [String(year), ...(month ? [two(month), ...(day ? [two(day)] : [])] : [])]
	for (let known = parts.length; known > 0; known -= 1) {
		const date = parts.slice(0, known).join('-')
		if (isEntryDate(date)) return { date, isCut: known < parts.length }
	}
	return { date: undefined, isCut: true }
}

/** Noon of a full date as an ISO instant; null for a partial one. */
export function instantOfDay(date: string | null | undefined): string | null {
	return date?.length === 10 ? `${date}T12:00:00.000Z` : null
}
