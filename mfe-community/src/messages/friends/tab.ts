const TABS = ['received', 'sent', 'friends'] as const
/** What the window of friends shows: requests of others, the reader's own, and friends. */
export type FriendsTab = (typeof TABS)[number]

/** The tab that the address names; the received requests where it names none. */
export function friendsTabOf(section: string | null): FriendsTab {
	return TABS.find((tab) => tab === section) ?? 'received'
}
