/** The tabs of a profile; the selected one is in the URL as `?tab=favorites`, except the first and `stats`, which has an address of its own. */
export const TABS = ['activity', 'stats', 'reviews', 'anime-list', 'manga-list', 'favorites'] as const
export type Tab = (typeof TABS)[number]

export function tabOf(search: URLSearchParams): Tab {
	const asked = search.get('tab')
	return TABS.find((tab) => tab === asked) ?? 'activity'
}

/** The search parameters with another tab; others stay. */
export function withTab(search: URLSearchParams, tab: Tab): URLSearchParams {
	const next = new URLSearchParams(search)
	if (tab === 'activity') next.delete('tab')
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
