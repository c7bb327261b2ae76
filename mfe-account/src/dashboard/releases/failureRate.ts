import type { Formats } from 'shared-i18n'

interface LoadCounts {
	loads: number
	failures: number
}

/** The share of failed requests; undefined without requests. */
export function failureRate({ loads, failures }: LoadCounts): number | undefined {
	const all = loads + failures
	return all === 0 ? undefined : failures / all
}

/** Formats a share as a percentage without its sign, with one decimal if needed: `2,5`. */
export function formatPercent(share: number, formats: Formats): string {
	const percent = Math.round(share * 1000) / 10
	return formats.decimal(percent, Number.isInteger(percent) ? 0 : 1)
}
