import type { Work } from './readWorks.ts'

/** Sorts after every known date. */
const UNKNOWN = '9999'

/** The date by which works are sorted: partial dates come after the full ones of their period. */
export function releaseDate({ started, year }: Pick<Work, 'started' | 'year'>): string {
	const date = started ?? (year === null ? UNKNOWN : String(year))
	return date.padEnd(10, '~')
}

/** The order of release, with the id as tie-break. */
export function byRelease(one: Work, other: Work): number {
	const [first, second] = [releaseDate(one), releaseDate(other)]
	if (first === second) return one.id - other.id
	return first < second ? -1 : 1
}
