import { numberFormat } from './intl.ts'

interface Work {
	format: string
	episodeCount: number | null
	/** Of an episode, or of a film. */
	minutes: number | null
}

/**
 * `25 episódios × 24 min`, or `1 h 55 min` for a film; undefined if nothing is known.
 *
 * @param episodes the words for a number of episodes.
 * @param tag BCP 47.
 */
export function lengthText(work: Work, episodes: (count: number) => string, tag: string): string | undefined {
	const { format, episodeCount, minutes } = work
	const isOne = format === 'Movie' || episodeCount === 1
	const parts = [!isOne && episodeCount !== null && episodes(episodeCount), minutes !== null && duration(minutes, tag)]
	return parts.filter(Boolean).join(' × ') || undefined
}

function duration(minutes: number, tag: string): string {
	const said = (value: number, unit: 'hour' | 'minute') =>
		// Japanese writes no space before a unit.
		numberFormat(tag, { style: 'unit', unit, unitDisplay: 'short' })
			.format(value)
			.replace(tag === 'ja' ? ' ' : '', '')
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
	if (hours === 0) return said(rest, 'minute')
	return rest === 0 ? said(hours, 'hour') : `${said(hours, 'hour')} ${said(rest, 'minute')}`
}
