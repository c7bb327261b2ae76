import { type ReleaseFilter, releaseFilterOf } from 'shared-contract'

/** Which releases of the calendar are shown. */
export interface CalendarFilter extends ReleaseFilter {
	/** Shows only titles on the reader's list. */
	mine: boolean
}

export const NO_FILTER: CalendarFilter = { mine: false, only: undefined, on: undefined }

/** The filter of an address. */
export function filterOf(query: URLSearchParams): CalendarFilter {
	return { mine: query.get('mine') === '1', ...releaseFilterOf(query) }
}

/** The path of a week of the calendar, by the ISO date of its Sunday; of this week if undefined. */
export function calendarPath(week: string | undefined, { mine, only, on }: CalendarFilter): string {
	const query = new URLSearchParams({
		...(week && { week }),
		...(mine && { mine: '1' }),
		...(only && { only }),
		...(on && { on }),
	})
	return query.size > 0 ? `/calendar?${query}` : '/calendar'
}
