import { Done } from '../account/session.ts'
import { Person } from '../catalogue/title.ts'
import { route } from '../route.ts'
import { array, boolean, integer, nullable, object, oneOf, record, type Static, string } from '../schema.ts'

export const NOTIFICATION_TYPES = ['comment', 'follow', 'like', 'update', 'system'] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

/** What happened; its words stand in `shared-i18n` under `notification.{event}` with the places of `params`. */
export const NOTIFICATION_EVENTS = [
	'reply',
	'comment',
	'commentLike',
	'editLike',
	'follow',
	'friendRequest',
	'newEpisode',
	'newChapter',
	'moderation',
	'welcome',
	'maintenance',
	'siteUpdate',
] as const
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number]

export const Notification = object({
	id: string(),
	type: oneOf(NOTIFICATION_TYPES),
	event: oneOf(NOTIFICATION_EVENTS),
	/** Places of the words: `user`, `title`, `number`. */
	params: record(string(), string()),
	user: nullable(Person),
	/** ISO instant, UTC. */
	createdAt: string(),
	read: boolean(),
	link: string(),
})
export type Notification = Static<typeof Notification>

export const notificationsRoute = route('GET', '/api/notifications', {
	summary: 'The newest notifications of whoever asks, newest first',
	tag: 'community',
	answer: object({ items: array(Notification), unread: integer() }),
})

export const readNotificationsRoute = route('POST', '/api/notifications/read', {
	summary: 'Marks every notification of the member as read',
	tag: 'community',
	answer: Done,
})
