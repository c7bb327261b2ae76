import type { NotificationEvent, NotificationPreference } from 'shared-contract'
import type { Database } from '../core/database/schema.ts'
import { notificationPreferences } from './notificationPreference.ts'
import { mayBeNotified } from './notificationShown.ts'

/** Which switch of the settings decides; what has none is always told. */
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

interface Asked {
	memberId: string
	event: NotificationEvent
	actorId: string | null
}

/** Whether a member is told of something: never of their own doing, nor what a block or somebody's privacy keeps from them. */
export async function mayNotify(db: Database, { memberId, event, actorId }: Asked): Promise<boolean> {
	if (actorId === memberId) return false
	if (actorId !== null && !(await mayBeNotified(db, { memberId, event, actorId }))) return false
	const preference = PREFERENCES[event]
	return preference === undefined || (await notificationPreferences(db, memberId))[preference]
}
