import { ENTRY_PROGRESS_MAX } from 'shared-contract'

/** Maximum number of rewatches: the limit of its column. */
export const REPEATS_MAX = 10_000

/**
 * Parses a count: an integer from 0 to the maximum.
 *
 * @returns undefined for an empty value, null for an invalid one.
 */
export function wholeNumber(value: unknown, most = ENTRY_PROGRESS_MAX): number | null | undefined {
	if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) return undefined
	const number = typeof value === 'number' ? value : typeof value === 'string' ? Number(value) : Number.NaN
	return Number.isInteger(number) && number >= 0 && number <= most ? number : null
}
