import type { DirectConversation, Group, GroupChannel } from 'shared-contract'

/** The data of the list. */
export interface ConversationList {
	/** Sorted by name. */
	groups: readonly Group[]
	/** Sorted by last message, newest first. */
	direct: readonly DirectConversation[]
	/** Cursor of older chats; null at the end. */
	older: string | null
	/** The number of received friend requests. */
	friendRequests: number
}

/** Adds or updates a direct chat and sorts the chats. */
export function withDirect(listed: ConversationList, direct: DirectConversation): ConversationList {
	const others = listed.direct.filter(({ id }) => id !== direct.id)
	return { ...listed, direct: [...others, direct].sort(byLastSaid) }
}

/** Adds the next page of older chats. */
export function withOlderDirect(
	listed: ConversationList,
	page: Pick<ConversationList, 'direct' | 'older'>,
): ConversationList {
	const known = new Set(listed.direct.map(({ id }) => id))
	const added = page.direct.filter(({ id }) => !known.has(id))
	return { ...listed, direct: [...listed.direct, ...added].sort(byLastSaid), older: page.older }
}

/** The list as loaded anew, with the chats that its first page cannot hold: those of further pages, and those without a message yet. */
export function withReloaded(listed: ConversationList, loaded: ConversationList): ConversationList {
	const last = loaded.older === null ? undefined : loaded.direct.at(-1)
	const others = listed.direct.filter(
		(chat) => (!chat.lastMessage && !chat.listedAt) || (last && byLastSaid(last, chat) < 0),
	)
	return withOlderDirect(loaded, { direct: others, older: loaded.older })
}

/** Removes a chat that is gone. */
export function withoutDirect(listed: ConversationList, id: string): ConversationList {
	return { ...listed, direct: listed.direct.filter((chat) => chat.id !== id) }
}

/** Adds or updates a group. */
export function withGroup(listed: ConversationList, group: Group): ConversationList {
	const others = listed.groups.filter(({ id }) => id !== group.id)
	return { ...listed, groups: [...others, group].sort(byName) }
}

export function withoutGroup(listed: ConversationList, groupId: string): ConversationList {
	return { ...listed, groups: listed.groups.filter(({ id }) => id !== groupId) }
}

/** The number of unread conversations, for the document title. */
export function unreadConversations({ groups, direct }: Pick<ConversationList, 'groups' | 'direct'>): number {
	const channels = groups.flatMap((group) => group.channels).filter(hasNews)
	return channels.length + direct.filter(({ unread }) => unread > 0).length
}

/** True if a channel or a followed thread of it has unread messages. */
export function hasNews({ unread, threads = [] }: GroupChannel): boolean {
	return unread || threads.length > 0
}

// A new chat without messages comes first; a new friend's sorts by the date of the friendship.
function byLastSaid(one: DirectConversation, other: DirectConversation): number {
	const [first, second] = [one, other].map(({ lastMessage, listedAt }) => lastMessage?.sentAt ?? listedAt ?? '9')
	if (first !== second) return (first ?? '') < (second ?? '') ? 1 : -1
	return one.id < other.id ? 1 : -1
}

function byName(one: Group, other: Group): number {
	return one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1)
}
