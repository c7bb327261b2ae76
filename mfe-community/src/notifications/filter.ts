import type { Notification } from 'shared-contract'

/** Which notifications the page shows; it stands in the address as `?filter=unread`. */
export type Filter = 'all' | 'unread'

export function filterOf(search: URLSearchParams): Filter {
	return search.get('filter') === 'unread' ? 'unread' : 'all'
}

export function filtered(items: readonly Notification[], filter: Filter): readonly Notification[] {
	return filter === 'all' ? items : items.filter((item) => !item.read)
}
