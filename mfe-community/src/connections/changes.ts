import type { ConnectionPage, ConnectionSide } from 'shared-contract'

/** A list after the reader followed somebody in it, or no longer does. Off their own "following" that somebody goes. */
export function withFollowed(
	page: ConnectionPage,
	side: ConnectionSide,
	memberId: string,
	isFollowed: boolean,
): ConnectionPage {
	if (page.isOwn && side === 'following' && !isFollowed) return without(page, 'following', memberId)
	const items = page.items.map((item) => (item.id === memberId ? { ...item, isFollowed } : item))
	if (!page.isOwn) return { ...page, items }
	const following = page.totals.following + (isFollowed ? 1 : -1)
	return { ...page, items, totals: { ...page.totals, following } }
}

/** A list without somebody. */
export function without(page: ConnectionPage, side: ConnectionSide, memberId: string): ConnectionPage {
	const items = page.items.filter(({ id }) => id !== memberId)
	if (items.length === page.items.length) return page
	return { ...page, items, totals: { ...page.totals, [side]: page.totals[side] - 1 } }
}
