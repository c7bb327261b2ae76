import type { Connection, ConnectionPage, ConnectionSide } from 'shared-contract'

/**
 * The page after following or unfollowing a member in it. Unfollowing removes the member from the own "following" list.
 */
export function withFollowed(
	page: ConnectionPage,
	side: ConnectionSide,
	memberId: string,
	isFollowed: boolean,
): ConnectionPage {
	if (page.isOwn && side === 'following' && !isFollowed) return withoutMember(page, 'following', memberId)
	const items = page.items.map((item) => (item.id === memberId ? { ...item, isFollowed } : item))
	if (!page.isOwn) return { ...page, items }
	const following = page.totals.following + (isFollowed ? 1 : -1)
	return { ...page, items, totals: { ...page.totals, following } }
}

/** The page without one member. */
export function withoutMember(page: ConnectionPage, side: ConnectionSide, memberId: string): ConnectionPage {
	const items = page.items.filter(({ id }) => id !== memberId)
	if (items.length === page.items.length) return page
	return { ...page, items, totals: { ...page.totals, [side]: page.totals[side] - 1 } }
}

/** Changes by a visitor of the demo, which are never sent. */
export interface DemoChanges {
	/** Members with a changed follow state, as the server has them. */
	toggled: ReadonlyMap<string, Connection>
	/** Ids of removed followers. */
	removed: ReadonlySet<string>
}

/**
 * A page of the server with the visitor's changes applied.
 * @param q the search of a first page; undefined for a later page.
 */
export function withDemoChanges(
	page: ConnectionPage,
	{ side, q }: { side: ConnectionSide; q?: string | undefined },
	{ toggled, removed }: DemoChanges,
): ConnectionPage {
	const toggleFollowed = (person: Connection) =>
		toggled.has(person.id) ? { ...person, isFollowed: !person.isFollowed } : person
	const items = page.items.map(toggleFollowed)
	if (!page.isOwn) return { ...page, items }
	const changed = [...toggled.values()].map(toggleFollowed)
	const followed = changed.filter(({ isFollowed }) => isFollowed)
	const sought = q?.trim().toLowerCase()
	const added = followed.filter(({ username }) => sought !== undefined && username.toLowerCase().includes(sought))
	return {
		...page,
		items:
			side === 'following'
				? [...added, ...items.filter(({ isFollowed }) => isFollowed)]
				: items.filter(({ id }) => !removed.has(id)),
		totals: {
			followers: page.totals.followers - removed.size,
			following: page.totals.following + 2 * followed.length - changed.length,
		},
	}
}
