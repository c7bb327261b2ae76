/** The first tab of a profile. */
export const FIRST_TAB = 'activity'
/** The tab that has addresses of its own. */
export const STATISTICS_TAB = 'stats'

/** The tab that the URL names as `?tab=favorites`; without one that there is, the first. */
export function tabOf(search: URLSearchParams, ids: readonly string[]): string {
	const asked = search.get('tab')
	return ids.find((id) => id === asked) ?? FIRST_TAB
}

/** The search parameters with another tab; others stay. */
export function withTab(search: URLSearchParams, tab: string): URLSearchParams {
	const next = new URLSearchParams(search)
	if (tab === FIRST_TAB) next.delete('tab')
	else next.set('tab', tab)
	return next
}

/** What an address beneath a profile shows: the statistics, or a year of them. */
export type ProfilePart = { kind: 'stats' } | { kind: 'year'; year: number }

/** The part that the last segment of an address names; undefined for any other. */
export function profilePartOf(segment: string | undefined): ProfilePart | undefined {
	if (segment === 'stats') return { kind: 'stats' }
	return segment !== undefined && /^(19|20)\d\d$/.test(segment) ? { kind: 'year', year: Number(segment) } : undefined
}
