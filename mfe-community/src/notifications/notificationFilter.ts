import type { Notification } from 'shared-contract'

/** The filter of the page, in the URL as `?filter=unread`. */
export type Filter = 'all' | 'unread'

export function filterOf(search: URLSearchParams): Filter {
	return search.get('filter') === 'unread' ? 'unread' : 'all'
}

export function filtered(items: readonly Notification[], filter: Filter): readonly Notification[] {
	return filter === 'all' ? items : items.filter((item) => !item.read)
}
