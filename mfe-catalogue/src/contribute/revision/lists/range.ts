import { LIST_MAX } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'

/** Parts that are added at once: "episodes 13 to 24, weekly, Sundays". */
export interface PartRange {
	first: string
	last: string
	/** ISO date of the first one; empty if it is unknown. */
	date: string
	every: 'week' | 'day' | 'none'
}

const INTERVAL_DAYS = { week: 7, day: 1, none: 0 }

/** The numbers and dates of a range; undefined for numbers that are none. */
export function rangeParts({
	first,
	last,
	date,
	every,
}: PartRange): { number: number; date: string | null }[] | undefined {
	const [from, to] = [Number(first), Number(last || first)]
	const isRange = /^[1-9]\d{0,3}$/.test(first) && Number.isInteger(to) && to >= from && to - from < LIST_MAX
	if (!isRange) return undefined
	const start = date === '' ? null : Date.parse(`${date}T00:00:00Z`)
	if (start !== null && Number.isNaN(start)) return undefined
	return Array.from({ length: to - from + 1 }, (_, index) => ({
		number: from + index,
		date: start === null ? null : new Date(start + index * INTERVAL_DAYS[every] * DAY_MS).toISOString().slice(0, 10),
	}))
}
