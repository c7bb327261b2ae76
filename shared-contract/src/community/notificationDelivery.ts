import { Done } from '../account/session.ts'
import { route } from '../route.ts'
import { boolean, nullable, object, oneOf, type Static, string } from '../schema.ts'
import { NotificationPreferences } from './notificationPreference.ts'

/** The ways in which a member is told of a notification. */
export const NOTIFICATION_CHANNELS = ['site', 'push', 'email'] as const

const TimeOfDay = string({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' })

/** Which kinds of notifications a member gets on which channel, and when not. */
export const NotificationDelivery = object({
	site: NotificationPreferences,
	push: NotificationPreferences,
	email: NotificationPreferences,
	/** Without push, in the member's zone; `from` may be later than `to`, over midnight. */
	quietHours: nullable(object({ from: TimeOfDay, to: TimeOfDay })),
	/** The weekly letter. */
	letter: boolean(),
})
export type NotificationDelivery = Static<typeof NotificationDelivery>

/** Whether e-mails reach the member: the site may send none, and an account may have no address. */
export const MAIL_STATES = ['on', 'off', 'noAddress'] as const
export type MailState = (typeof MAIL_STATES)[number]

export const notificationDeliveryRoute = route('GET', '/api/notifications/delivery', {
	session: 'needed',
	summary: 'How whoever asks is told of what',
	tag: 'community',
	answer: object({ ...NotificationDelivery.properties, mail: oneOf(MAIL_STATES) }),
})

export const keepNotificationDeliveryRoute = route('PUT', '/api/notifications/delivery', {
	summary:
		'Chooses how the member is told of what. E-mails come in the language of the request and by the clock of the zone',
	tag: 'community',
	body: object({
		...NotificationDelivery.properties,
		/** An IANA name; another one counts as the usual zone. */
		zone: string({ maxLength: 64 }),
	}),
	answer: Done,
})
