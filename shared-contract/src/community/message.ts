import { PICTURE_ALT_MAX_LENGTH } from '../limits.ts'
import { route } from '../route.ts'
import { array, boolean, integer, literal, nullable, object, oneOf, optional, type Static, string } from '../schema.ts'
import { ConversationParams, DirectConversation, MessageQuery, TypedMessage } from './conversation.ts'
import { MemberCard } from './memberCard.ts'
import { UploadedPicture } from './upload.ts'

/**
 * `deleted`: its author deleted it or their account. `hidden`: author and reader have a block between them. Both keep
 * their number and have no text, so that numbers have no gaps; only a message deleted by its author names the author.
 * `sealed`: it is about an episode that the reader has not seen; it has author, time and episode, and nothing else.
 */
export const MESSAGE_STATES = ['sent', 'deleted', 'hidden', 'sealed'] as const

/** The reactions that a message can get. */
export const MESSAGE_REACTIONS = ['like', 'love', 'laugh', 'wow', 'cry', 'fire'] as const
export type MessageReaction = (typeof MESSAGE_REACTIONS)[number]
export const MessageReactionSchema = oneOf(MESSAGE_REACTIONS)

/** The picture of a message. */
export const MessagePicture = object({
	...UploadedPicture.properties,
	/** What its sender says that it shows; may be empty. */
	alt: string(),
	/** True if it is covered until its reader opens it. */
	isSpoiler: boolean(),
})
export type MessagePicture = Static<typeof MessagePicture>

/** The message that another one replies to. Like a message, it has a text only in the state `sent`. */
export const MessageQuote = object({
	number: integer(),
	state: oneOf(MESSAGE_STATES),
	author: nullable(MemberCard),
	text: nullable(string({ description: 'Its beginning' })),
	hasPicture: optional(boolean()),
})
export type MessageQuote = Static<typeof MessageQuote>

/** How many members gave a reaction, and whether the reader did. */
export const ReactionCount = object({ reaction: MessageReactionSchema, count: integer(), own: boolean() })
export type ReactionCount = Static<typeof ReactionCount>

/** The thread that a message of a channel carries. */
export const MessageThread = object({
	replies: integer(),
	/** ISO instant of the last reply. */
	lastAt: nullable(string()),
	/** The number of unread replies, at most UNREAD_MAX; 0 unless the reader follows it. */
	unread: integer(),
	followed: boolean(),
})
export type MessageThread = Static<typeof MessageThread>

/** A message. Its text is stored as typed (in Unicode composed form); the client renders its formatting. */
export const Message = object({
	/** Its number in the conversation: 1, 2, 3 and so on, without gaps. */
	number: integer(),
	state: oneOf(MESSAGE_STATES),
	/** The UUID that its author's browser gave it. Null unless sent. */
	clientId: nullable(string()),
	author: nullable(MemberCard),
	/** May be empty beside a picture. */
	text: nullable(string()),
	/** Only of a message in the state `sent`. */
	picture: optional(MessagePicture),
	/** ISO instant. */
	sentAt: string(),
	/** ISO instant of the last edit. */
	editedAt: nullable(string()),
	/** It opens for members who have seen this episode of the channel's title; null for everybody. */
	episode: nullable(integer()),
	replyTo: nullable(MessageQuote),
	/** In the order of `MESSAGE_REACTIONS`, without those that nobody gave. */
	reactions: array(ReactionCount),
	pinned: boolean(),
	/** True for a deleted message that moderators removed. */
	moderated: optional(boolean()),
	/** In a group: the names in its text, as typed, that mention a member whom the reader may see, or everybody. */
	mentions: optional(array(string())),
	thread: optional(MessageThread),
	/** In a search with threads: the number of the message whose thread holds it. */
	inThread: optional(integer()),
})
export type Message = Static<typeof Message>

export const MessageParams = object({
	id: ConversationParams.properties.id,
	number: string({ pattern: '^[1-9][0-9]{0,14}$' }),
})

export const messagesRoute = route('GET', '/api/conversations/:id/messages', {
	session: 'needed',
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
		/** If the request has `changes`: the messages edited, pinned or reacted to since, oldest change first. */
		changed: array(Message),
		/** The value of `changes` for the next request. */
		changes: integer(),
		/** Of a thread: the message that carries it. */
		root: optional(Message),
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
		/** An unused upload of the sender for this purpose. 410 `upload.gone` for any other. */
		picture: optional(
			object({
				id: UploadedPicture.properties.id,
				alt: string({ maxLength: PICTURE_ALT_MAX_LENGTH * 4 }),
				isSpoiler: boolean(),
			}),
		),
		/** In a channel of a title: the episode that it is about. Absent for the writer's own progress. */
		episode: optional(nullable(integer({ minimum: 1, maximum: 100_000 }))),
		/** The number of the message that it replies to. */
		replyTo: optional(nullable(integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }))),
	}),
	answer: object({ conversationId: string(), message: Message }),
})

export const deleteMessageRoute = route('DELETE', '/api/conversations/:id/messages/:number', {
	summary: "Takes back the member's own message; its number stays",
	tag: 'community',
	params: MessageParams,
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

/** On `conversation:{id}`: a message was edited, pinned or reacted to. Fetch it, since what it shows depends on the reader. */
export const MessageChanged = object({
	type: literal('messageChanged'),
	conversationId: string(),
	number: integer(),
	/** The number of changes of the conversation, including this one. */
	changes: integer(),
})
export type MessageChanged = Static<typeof MessageChanged>

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
export const MESSAGE_EVENTS = [
	MessageSent,
	MessageDeleted,
	MessageChanged,
	DirectChanged,
	ChannelActivity,
	ConversationRead,
] as const
