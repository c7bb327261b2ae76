import { Done } from '../account/session.ts'
import { route } from '../route.ts'
import { boolean, object, optional, type Static } from '../schema.ts'

/** The kinds of notifications that a member can turn off. */
export const NOTIFICATION_PREFERENCES = ['newFollowers', 'comments', 'mentions', 'newReleases', 'siteUpdates'] as const
export type NotificationPreference = (typeof NOTIFICATION_PREFERENCES)[number]

export const NotificationPreferences = object({
	newFollowers: boolean(),
	comments: boolean(),
	/** Slices released before mentions do not send it: it is as `comments`. */
	mentions: optional(boolean()),
	newReleases: boolean(),
	siteUpdates: boolean(),
})
export type NotificationPreferences = Static<typeof NotificationPreferences>

export const NOTIFICATION_DEFAULTS: NotificationPreferences = {
	newFollowers: true,
	comments: true,
	mentions: true,
	newReleases: true,
	siteUpdates: false,
}

// The switches of the site alone, as slices released before the other channels ask for them.
export const notificationPreferencesRoute = route('GET', '/api/notifications/preferences', {
	summary: 'What whoever asks wants to be told of',
	tag: 'community',
	answer: NotificationPreferences,
})

export const keepNotificationPreferencesRoute = route('PUT', '/api/notifications/preferences', {
	summary: 'Chooses what the member is told of',
	tag: 'community',
	body: NotificationPreferences,
	answer: Done,
})
