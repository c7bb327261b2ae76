/** The tabs of a profile; the selected one is in the URL as `?tab=favorites`, except the first. */
export const TABS = ['activity', 'reviews', 'anime-list', 'manga-list', 'favorites'] as const
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
