import { numberFormat } from 'shared-i18n'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
const STEP = 1000

/** A size in words: `1,4 MB`. */
export function fileSize(bytes: number, languageTag: string): string {
	const step = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(STEP)))
	return numberFormat(languageTag, {
		style: 'unit',
		unit: UNITS[step] ?? 'byte',
		unitDisplay: 'short',
		maximumFractionDigits: 1,
	}).format(bytes / STEP ** step)
}
