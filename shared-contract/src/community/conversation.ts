import { MESSAGE_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, optional, type Static, string } from '../schema.ts'
import { Group } from './group.ts'
import { MemberCard } from './memberCard.ts'

/**
 * What an address calls a conversation by: a channel is its group's id, a dash and its key (`g1-geral`), a direct chat has
 * a random id.
 */
export const ConversationParams = object({ id: string({ pattern: '^[A-Za-z0-9-]{1,80}$' }) })

const Position = string({ pattern: '^[0-9]{1,15}$' })

/** What a list shows of a conversation's last message. Without text where it was deleted or is not for whoever asks. */
export const LastMessage = object({
	number: integer(),
	/** Nobody where the account is gone or is hidden from whoever asks. */
	authorId: nullable(string()),
	text: nullable(string({ description: 'Its beginning' })),
	/** ISO instant. */
	sentAt: string(),
})
export type LastMessage = Static<typeof LastMessage>

/** A chat of two, as one of them sees it. */
export const DirectConversation = object({
	id: string(),
	member: MemberCard,
	/** Connected now. It is live from there on: `presence:{member.id}`. */
	online: boolean(),
	/** Null before anything was said. */
	lastMessage: nullable(LastMessage),
	/** The number of the last message, 0 before the first. */
	lastNumber: integer(),
	/** The number of the last message that whoever asks has read. */
	readNumber: integer(),
	/** Messages of the other that are not read yet, at most UNREAD_MAX. */
	unread: integer(),
	/** Whether whoever asks may write: the two are friends or share a group. */
	canWrite: boolean(),
	/** ISO instant at which the two became friends, where nothing was said yet: its place in the list. */
	listedAt: optional(string()),
})
export type DirectConversation = Static<typeof DirectConversation>

const Directs = { items: array(DirectConversation), older: nullable(string()) }

export const conversationsRoute = route('GET', '/api/conversations', {
	summary: 'The groups and the latest direct chats of whoever asks',
	tag: 'community',
	answer: object({
		/** In the order of their names. */
		groups: array(Group),
		/** Those in which something was said, the last said first. */
		direct: array(DirectConversation),
		/** What to ask for older direct chats with, as `before`; null at the end. */
		older: nullable(string()),
		/** Friend requests that wait for an answer. */
		friendRequests: integer(),
	}),
})

export const directConversationsRoute = route('GET', '/api/conversations/direct', {
	summary: 'Older direct chats, or those with members whose names hold a text',
	tag: 'community',
	query: object({ before: optional(string({ maxLength: 100 })), q: optional(string({ maxLength: 200 })) }),
	answer: object(Directs),
})

export const openDirectRoute = route('POST', '/api/conversations/direct', {
	summary:
		'The direct chat with a member, made where there is none. 403 `message.notAllowed` where the two neither are friends nor share a group',
	tag: 'community',
	body: object({ memberId: string({ maxLength: 100 }) }),
	answer: DirectConversation,
})

export const conversationRoute = route('GET', '/api/conversations/:id', {
	summary: 'One conversation: a direct chat, or a channel with its group',
	tag: 'community',
	params: ConversationParams,
	answer: object({
		/** Exactly one of the two is there. */
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

/** The longest that a request may bring; the rule itself (MESSAGE_MAX_LENGTH) has its own code, by the handler. */
export const TypedMessage = string({ maxLength: MESSAGE_MAX_LENGTH * 4 })

export const MessageQuery = object({
	/** The page of messages below this number; left out, the newest. */
	before: optional(Position),
	/** The messages above this number, oldest first: to go on after a gap or a lost connection. */
	after: optional(Position),
	/** With `after`: the deletions that the page knows of; the answer names those that came since. */
	deletions: optional(Position),
})
