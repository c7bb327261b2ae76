/** The selected tab, in the URL as `?tab=log`. */
export type ModerationTab = 'queue' | 'log'

export function tabOf(search: URLSearchParams): ModerationTab {
	return search.get('tab') === 'log' ? 'log' : 'queue'
}
