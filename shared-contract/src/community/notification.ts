import { Done } from '../account/session.ts'
import { Person } from '../catalogue/person.ts'
import { TITLE_NAMES } from '../catalogue/titleNames.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, oneOf, optional, record, type Static, string } from '../schema.ts'

export const NOTIFICATION_TYPES = ['comment', 'follow', 'like', 'update', 'system'] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

/** The events. Their texts are in `shared-i18n` under `notification.{event}`, with `params` as interpolation values. */
export const NOTIFICATION_EVENTS = [
	'reply',
	'comment',
	'commentLike',
	'editLike',
	'follow',
	'friendRequest',
	'friendAccepted',
	'listInvitation',
	'newEpisode',
	'newChapter',
	'moderation',
	'report',
	'welcome',
	'maintenance',
	'siteUpdate',
] as const
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number]

export const Notification = object({
	id: string(),
	type: oneOf(NOTIFICATION_TYPES),
	event: oneOf(NOTIFICATION_EVENTS),
	/** Interpolation values: `user`, `title`, `number`. */
	params: record(string()),
	/** All names of the title in `params.title`, so that each reader sees the one in their language. */
	title: optional(object(TITLE_NAMES)),
	/** The poster of that title. */
	imageUrl: optional(string()),
	user: nullable(Person),
	/** ISO instant, UTC. */
	createdAt: string(),
	read: boolean(),
	link: string(),
})
export type Notification = Static<typeof Notification>

export const NOTIFICATIONS_PAGE_SIZE = 50

/** `next` is the cursor of older ones, sent as `before`; null at the end. `unread` counts up to UNREAD_MAX. */
export const NotificationPage = object({ items: array(Notification), unread: integer(), next: nullable(string()) })
export type NotificationPage = Static<typeof NotificationPage>

export const notificationsRoute = route('GET', '/api/notifications', {
	summary: 'The notifications of whoever asks, newest first',
	tag: 'community',
	query: object({ before: optional(string({ maxLength: 100 })), unread: optional(boolean()) }),
	answer: NotificationPage,
})

export const readNotificationsRoute = route('POST', '/api/notifications/read', {
	summary: 'Marks every notification of the member as read',
	tag: 'community',
	answer: Done,
})
