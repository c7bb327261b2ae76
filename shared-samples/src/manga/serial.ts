import type { SampleVolume } from '../types.ts'

/** Titles of a work's chapters under the titles of their volumes, in reading order. */
export type Contents = Readonly<Record<string, readonly string[]>>

/**
 * Dates the chapters of a work that comes out regularly.
 *
 * @param first ISO date of chapter 1; its day must exist in every month, so 1 to 28.
 * @param contents Volumes and their chapters.
 * @param everyMonths Months from one chapter to the next.
 * @throws RangeError when the day is past the 28th or the date is none.
 */
export function serial(first: string, contents: Contents, everyMonths = 1): readonly SampleVolume[] {
	let published = 0
	return Object.entries(contents).map(([title, chapters]) => ({
		title,
		chapters: chapters.map((chapter) => ({ title: chapter, released: monthsAfter(first, everyMonths * published++) })),
	}))
}

/** The same day of the month, `months` later, as an ISO date. */
function monthsAfter(date: string, months: number): string {
	const moment = new Date(`${date}T00:00:00Z`)
	if (!(Number(date.slice(8)) <= 28) || Number.isNaN(moment.getTime())) throw new RangeError(`no monthly date: ${date}`)
	moment.setUTCMonth(moment.getUTCMonth() + months)
	return moment.toISOString().slice(0, 10)
}
