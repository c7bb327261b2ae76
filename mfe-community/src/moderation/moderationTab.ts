/** What the page shows; it stands in the address as `?tab=log`. */
export type ModerationTab = 'queue' | 'log'

export function tabOf(search: URLSearchParams): ModerationTab {
	return search.get('tab') === 'log' ? 'log' : 'queue'
}
