import { route } from '../route.ts'
import { array, boolean, integer, literal, nullable, object, oneOf, type Static, string } from '../schema.ts'
import { ConversationParams, DirectConversation, MessageQuery, TypedMessage } from './conversation.ts'
import { MemberCard } from './memberCard.ts'

/**
 * `deleted`: its author deleted it or their account. `hidden`: author and reader have a block between them. Both keep
 * their number and have no text, so that numbers have no gaps; only a message deleted by its author names the author.
 */
export const MESSAGE_STATES = ['sent', 'deleted', 'hidden'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/** A message. Its text is stored as typed (in Unicode composed form); the client renders its formatting. */
export const Message = object({
	/** Its number in the conversation: 1, 2, 3 and so on, without gaps. */
	number: integer(),
	state: oneOf(MESSAGE_STATES),
	/** The UUID that its author's browser gave it. Null unless sent. */
	clientId: nullable(string()),
	author: nullable(MemberCard),
	text: nullable(string()),
	/** ISO instant. */
	sentAt: string(),
})
export type Message = Static<typeof Message>

export const messagesRoute = route('GET', '/api/conversations/:id/messages', {
	summary:
		'Messages in the order of their numbers: the newest, those before a number, or those after one. The last two exclude each other',
	tag: 'community',
	params: ConversationParams,
	query: MessageQuery,
	answer: object({
		items: array(Message),
		/** True if there are more in the requested direction: newer with `after`, otherwise older. */
		more: boolean(),
		/** The number of the conversation's last message. */
		lastNumber: integer(),
		readNumber: integer(),
		/** If the request has `deletions`: the numbers of messages deleted since, oldest deletion first. */
		deleted: array(integer()),
		/** The value of `deletions` for the next request. */
		deletions: integer(),
	}),
})

export const sendMessageRoute = route('POST', '/api/conversations/:id/messages', {
	summary:
		'Writes a message. The same `clientId` of the same member again answers with the message that is there: it is stored once',
	tag: 'community',
	params: ConversationParams,
	body: object({
		clientId: string({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' }),
		text: TypedMessage,
	}),
	answer: object({ conversationId: string(), message: Message }),
})

export const deleteMessageRoute = route('DELETE', '/api/conversations/:id/messages/:number', {
	summary: "Takes back the member's own message; its number stays",
	tag: 'community',
	params: object({ id: ConversationParams.properties.id, number: string({ pattern: '^[1-9][0-9]{0,14}$' }) }),
	answer: object({ deletions: integer() }),
})

/** On `conversation:{id}`. */
export const MessageSent = object({ type: literal('messageSent'), conversationId: string(), message: Message })
export type MessageSent = Static<typeof MessageSent>

/** On `conversation:{id}`. */
export const MessageDeleted = object({
	type: literal('messageDeleted'),
	conversationId: string(),
	number: integer(),
	/** The number of deleted messages of the conversation, including this one. */
	deletions: integer(),
})
export type MessageDeleted = Static<typeof MessageDeleted>

/** On `member:{id}` of both members of a direct chat: a message was sent or deleted. The chat is as the recipient sees it. */
export const DirectChanged = object({ type: literal('directChanged'), direct: DirectConversation })
export type DirectChanged = Static<typeof DirectChanged>

/** On `group:{id}`: a message was sent in a channel. */
export const ChannelActivity = object({
	type: literal('channelActivity'),
	groupId: string(),
	conversationId: string(),
	lastNumber: integer(),
	authorId: string(),
})
export type ChannelActivity = Static<typeof ChannelActivity>

/** On `member:{id}`: read on one of the member's devices. */
export const ConversationRead = object({
	type: literal('conversationRead'),
	conversationId: string(),
	readNumber: integer(),
	unread: integer(),
})
export type ConversationRead = Static<typeof ConversationRead>

/** The members of `LiveEvent` about messages. */
export const MESSAGE_EVENTS = [MessageSent, MessageDeleted, DirectChanged, ChannelActivity, ConversationRead] as const
