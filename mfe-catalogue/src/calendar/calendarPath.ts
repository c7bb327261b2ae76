import { AIRING_PLACES, type AiringPlace, type Release } from 'shared-contract'

/** The releases that a choice leaves, by its value in the address. A film has no later episode: it is a premiere. */
const CHOICES = {
	premieres: ({ isFirst, format }: Release) => isFirst === true || format === 'Movie',
	finales: ({ isLast }: Release) => isLast === true,
}
export type ReleaseChoice = keyof typeof CHOICES
export const RELEASE_CHOICES = ['premieres', 'finales'] as const satisfies readonly ReleaseChoice[]

/** Which releases of the calendar are shown. */
export interface CalendarFilter {
	/** Shows only titles on the reader's list. */
	mine: boolean
	/** Shows only first, or last, episodes. */
	only: ReleaseChoice | undefined
	/** Shows only times of the broadcast, or of streaming services. */
	on: AiringPlace | undefined
}

export const NO_FILTER: CalendarFilter = { mine: false, only: undefined, on: undefined }

/** The filter of an address. */
export function filterOf(query: URLSearchParams): CalendarFilter {
	return {
		mine: query.get('mine') === '1',
		only: RELEASE_CHOICES.find((choice) => choice === query.get('only')),
		on: AIRING_PLACES.find((place) => place === query.get('on')),
	}
}

/** True if a filter shows a release. */
export function isChosen({ only }: CalendarFilter, release: Release): boolean {
	return only === undefined || CHOICES[only](release)
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
