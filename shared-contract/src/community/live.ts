import { ERROR_CODES } from '../errors.ts'
import { array, boolean, integer, literal, nullable, object, oneOf, type Static, string, union } from '../schema.ts'
import { ProgressChanged } from './channelWatch.ts'
import { COMMENT_EVENTS } from './comment.ts'
import { FRIEND_EVENTS } from './friend.ts'
import { GROUP_EVENTS } from './group.ts'
import { MESSAGE_EVENTS } from './message.ts'
import { Notification } from './notification.ts'
import { ProfileChanged } from './profile.ts'

/** The path of the WebSocket. */
export const LIVE_PATH = '/api/live'

/**
 * The topic of an event. `member:{id}`: a member's own events. `presence:{member id}`: whether they are online.
 * `comments:{title|episode|article|review}:{id}`: pages with these comments,
 * or with the reviews of a title. `conversation:{id}`: its participants.
 * `group:{id}`: its members. `profile:{member id}`: open pages of that profile. `together:{code}`: the members in that room.
 * `list:{id}`: open pages of that list.
 */
export type Topic =
	| `member:${string}`
	| `presence:${string}`
	| `comments:${string}:${string}`
	| `conversation:${string}`
	| `group:${string}`
	| `profile:${string}`
	| `together:${string}`
	| `list:${string}`

export const TOPIC_KINDS = [
	'member',
	'presence',
	'comments',
	'conversation',
	'group',
	'profile',
	'together',
	'list',
] as const
export type TopicKind = (typeof TOPIC_KINDS)[number]

const TOPIC = `^(${TOPIC_KINDS.join('|')}):[A-Za-z0-9_.:-]{1,120}$`
const topicText = string({ pattern: TOPIC, maxLength: 140 })

export const TOPICS_PER_FRAME = 100

/** On `together:{code}`: the room changed. Fetch it again. */
const TogetherChanged = object({ type: literal('togetherChanged'), code: string() })

/** On `list:{id}`: the list changed. Fetch it again. */
const ListChanged = object({ type: literal('listChanged') })

/** A member has a new notification; `unread` is the number of unread ones. */
export const NotificationArrived = object({
	type: literal('notification'),
	notification: Notification,
	unread: integer({ minimum: 0 }),
})

/** The member removed a notification, perhaps in another window. */
export const NotificationRemoved = object({
	type: literal('notificationRemoved'),
	id: string(),
	unread: integer({ minimum: 0 }),
})

/** The member's notifications were read, perhaps in another window: fetch them again. */
export const NotificationsChanged = object({ type: literal('notificationsChanged') })

/** A member came online or went offline. */
export const PresenceChanged = object({ type: literal('presence'), memberId: string(), online: boolean() })

/** A member types in a conversation; valid for {@link TYPING_SHOWN_MS}. */
export const Typing = object({
	type: literal('typing'),
	conversationId: string(),
	member: object({ id: string(), username: string() }),
})

/** How long "is typing" is shown after the last signal, and the minimum interval between signals of a page. */
export const TYPING_SHOWN_MS = 6000
export const TYPING_INTERVAL_MS = 2500

/** A live event from the server. Each one has its own `type`. */
export const LiveEvent = union([
	NotificationArrived,
	NotificationRemoved,
	NotificationsChanged,
	PresenceChanged,
	Typing,
	...MESSAGE_EVENTS,
	...GROUP_EVENTS,
	...FRIEND_EVENTS,
	...COMMENT_EVENTS,
	ProfileChanged,
	ProgressChanged,
	TogetherChanged,
	ListChanged,
])
export type LiveEvent = Static<typeof LiveEvent>
export type LiveEventOf<Type extends LiveEvent['type']> = Extract<LiveEvent, { type: Type }>

const topics = array(topicText, { minItems: 1, maxItems: TOPICS_PER_FRAME })

/** A transient signal from a page: it is not stored. */
export const LiveSignal = object({ type: literal('typing'), conversationId: string({ minLength: 1, maxLength: 120 }) })
export type LiveSignal = Static<typeof LiveSignal>

/** A frame from the page. The first one is `hello`, with one half of the session key or an empty text. */
export const ClientFrame = union([
	object({ type: literal('hello'), token: string({ maxLength: 200 }) }),
	object({ type: literal('watch'), topics }),
	object({ type: literal('unwatch'), topics }),
	LiveSignal,
	object({ type: literal('beat') }),
])
export type ClientFrame = Static<typeof ClientFrame>

/** A frame from the server. `ended`: the member may no longer subscribe to these topics. */
export const ServerFrame = union([
	object({ type: literal('event'), topic: topicText, event: LiveEvent }),
	object({ type: literal('beat') }),
	object({ type: literal('welcome'), memberId: nullable(string()) }),
	object({ type: literal('watching'), topics: array(topicText) }),
	object({ type: literal('refused'), topics: array(topicText) }),
	object({ type: literal('ended'), topics: array(topicText) }),
	object({ type: literal('error'), code: oneOf(ERROR_CODES) }),
])
export type ServerFrame = Static<typeof ServerFrame>

/** The close codes of the socket. */
export const LIVE_CLOSE = {
	/** The server stops or restarts: reconnect soon. */
	restart: 1012,
	misbehaved: 4400,
	/** The session has ended: reconnect with the current session. */
	sessionEnded: 4401,
	slow: 4408,
	tooMany: 4429,
} as const

/** True if a value is a topic. */
export function isTopic(value: unknown): value is Topic {
	return typeof value === 'string' && new RegExp(TOPIC).test(value)
}
