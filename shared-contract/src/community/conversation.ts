import { MESSAGE_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, optional, type Static, string } from '../schema.ts'
import { Group } from './group.ts'
import { MemberCard } from './memberCard.ts'

/**
 * The id of a conversation in an address: the group's id, a dash and the key for a channel (`g1-geral`), a random id for a
 * direct chat.
 */
export const ConversationParams = object({ id: string({ pattern: '^[A-Za-z0-9-]{1,80}$' }) })

export const Position = string({ pattern: '^[0-9]{1,15}$' })

/** The preview of a conversation's last message. No text if it was deleted or the requesting member may not see it. */
export const LastMessage = object({
	number: integer(),
	/** Null if the account is deleted or hidden from the requesting member. */
	authorId: nullable(string()),
	text: nullable(string({ description: 'Its beginning' })),
	hasPicture: optional(boolean()),
	/** ISO instant. */
	sentAt: string(),
})
export type LastMessage = Static<typeof LastMessage>

/** A direct chat, as one of the two members sees it. */
export const DirectConversation = object({
	id: string(),
	member: MemberCard,
	/** True if connected now. Changes come on `presence:{member.id}`. */
	online: boolean(),
	/** Null before the first message. */
	lastMessage: nullable(LastMessage),
	/** The number of the last message, 0 before the first. */
	lastNumber: integer(),
	/** The number of the last message that the requesting member has read. */
	readNumber: integer(),
	/** The number of unread messages of the other member, at most UNREAD_MAX. */
	unread: integer(),
	/** True if the requesting member may write: the two are friends or share a group. */
	canWrite: boolean(),
	/** ISO instant of the friendship, for a chat without messages: its sort key in the list. */
	listedAt: optional(string()),
})
export type DirectConversation = Static<typeof DirectConversation>

const Directs = { items: array(DirectConversation), older: nullable(string()) }

export const conversationsRoute = route('GET', '/api/conversations', {
	session: 'needed',
	summary: 'The groups and the latest direct chats of whoever asks',
	tag: 'community',
	answer: object({
		/** Sorted by name. */
		groups: array(Group),
		/** Direct chats with messages, latest message first. */
		direct: array(DirectConversation),
		/** The cursor of older direct chats, sent as `before`; null at the end. */
		older: nullable(string()),
		/** The number of received friend requests. */
		friendRequests: integer(),
	}),
})

export const directConversationsRoute = route('GET', '/api/conversations/direct', {
	session: 'needed',
	summary: 'Older direct chats, or those with members whose names hold a text',
	tag: 'community',
	query: object({ before: optional(string({ maxLength: 100 })), q: optional(string({ maxLength: 200 })) }),
	answer: object(Directs),
})

export const openDirectRoute = route('POST', '/api/conversations/direct', {
	summary:
		'The direct chat with a member, made where there is none. 403 `message.notAllowed` where the other lets them not write',
	tag: 'community',
	body: object({ memberId: string({ maxLength: 100 }) }),
	answer: DirectConversation,
})

export const conversationRoute = route('GET', '/api/conversations/:id', {
	session: 'needed',
	summary: 'One conversation: a direct chat, or a channel with its group',
	tag: 'community',
	params: ConversationParams,
	answer: object({
		/** Exactly one of the two is not null. */
		direct: nullable(DirectConversation),
		group: nullable(Group),
	}),
})

export const readConversationRoute = route('PUT', '/api/conversations/:id/read', {
	summary: 'Marks a conversation as read up to a number. It only goes forward',
	tag: 'community',
	params: ConversationParams,
	body: object({ number: integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }) }),
	answer: object({ readNumber: integer(), unread: integer() }),
})

/** The length limit of a request; the handler checks MESSAGE_MAX_LENGTH, which has its own error code. */
export const TypedMessage = string({ maxLength: MESSAGE_MAX_LENGTH * 4 })

export const MessageQuery = object({
	/** The page of messages below this number; absent for the newest. */
	before: optional(Position),
	/** The messages above this number, oldest first: to resume after a gap or a lost connection. */
	after: optional(Position),
	/** With `after`: the number of deletions that the page knows; the response holds the later ones. */
	deletions: optional(Position),
	/** The same for edits, pins and reactions. */
	changes: optional(Position),
})
