import { isEntryDate } from '../../list/entryDate.ts'

/** A date of a file: as far as it is one, and whether a part of it had to be left out. */
export interface ReadDate {
	date: string | undefined
	isCut: boolean
}

const NONE: ReadDate = { date: undefined, isCut: false }

/**
 * Reads a date whose unknown parts are zeros: `2019-00-00` is 2019, `0000-00-00` none. What is no day of the calendar
 * (`2019-02-30`) is taken as far as it is one.
 */
export function readListDate(text: string): ReadDate {
	const [, year = '', month = '00', day = '00'] = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?/.exec(text.trim()) ?? []
	if (text.trim() === '') return NONE
	if (year === '') return { date: undefined, isCut: true }
	if (Number(year) === 0) return NONE
	return fromParts(Number(year), Number(month), Number(day))
}

/** The same of numbers, of which null is unknown. */
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

/** The middle of a day that is wholly known, as an instant; otherwise nothing. */
export function instantOfDay(date: string | null | undefined): string | null {
	return date?.length === 10 ? `${date}T12:00:00.000Z` : null
}
