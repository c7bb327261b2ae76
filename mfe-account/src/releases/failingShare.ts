import type { Formats } from 'shared-i18n'

interface Figures {
	loads: number
	failures: number
}

/** Of what was asked for, the share that failed; nothing where nothing was asked for. */
export function failingShare({ loads, failures }: Figures): number | undefined {
	const all = loads + failures
	return all === 0 ? undefined : failures / all
}

/** A share as a percentage with one decimal where it has one, without its sign: `2,5`. */
export function percentOf(share: number, formats: Formats): string {
	const percent = Math.round(share * 1000) / 10
	return formats.decimal(percent, Number.isInteger(percent) ? 0 : 1)
}
