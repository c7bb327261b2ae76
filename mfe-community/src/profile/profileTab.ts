/** The parts of a profile; the chosen one stands in the address as `?tab=favorites`, the first without. */
export const TABS = ['activity', 'anime-list', 'manga-list', 'favorites'] as const
export type Tab = (typeof TABS)[number]

export function tabOf(search: URLSearchParams): Tab {
	const asked = search.get('tab')
	return TABS.find((tab) => tab === asked) ?? 'activity'
}

/** The address with another part chosen; the rest of it stays. */
export function withTab(search: URLSearchParams, tab: Tab): URLSearchParams {
	const next = new URLSearchParams(search)
	if (tab === 'activity') next.delete('tab')
	else next.set('tab', tab)
	return next
}
