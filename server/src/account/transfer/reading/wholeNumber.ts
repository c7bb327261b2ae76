import { ENTRY_PROGRESS_MAX } from 'shared-contract'

/** The most times that an entry can have been begun again: what its column holds. */
export const REPEATS_MAX = 10_000

/**
 * A count of a file: whole, not negative, and small enough to be one.
 *
 * @returns undefined where there is none, null where it is no count.
 */
export function wholeNumber(value: unknown, most = ENTRY_PROGRESS_MAX): number | null | undefined {
	if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) return undefined
	const number = typeof value === 'number' ? value : typeof value === 'string' ? Number(value) : Number.NaN
	return Number.isInteger(number) && number >= 0 && number <= most ? number : null
}
