import type { NotificationEvent, NotificationPreference } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { notificationPreferences } from './preferences.ts'
import { mayBeNotified } from './visibility.ts'

/** The preference that turns an event off; events without one are always sent. */
const PREFERENCES: Partial<Record<NotificationEvent, NotificationPreference>> = {
	follow: 'newFollowers',
	reply: 'comments',
	comment: 'comments',
	commentLike: 'comments',
	newEpisode: 'newReleases',
	newChapter: 'newReleases',
	siteUpdate: 'siteUpdates',
	maintenance: 'siteUpdates',
}

interface NotificationAttempt {
	memberId: string
	event: NotificationEvent
	actorId: string | null
}

/** True if a member may be notified: not of own actions, of hidden members, or of events that their preferences turn off. */
export async function mayNotify(db: Database, { memberId, event, actorId }: NotificationAttempt): Promise<boolean> {
	if (actorId === memberId) return false
	if (actorId !== null && !(await mayBeNotified(db, { memberId, event, actorId }))) return false
	const preference = PREFERENCES[event]
	return preference === undefined || (await notificationPreferences(db, memberId))[preference]
}
