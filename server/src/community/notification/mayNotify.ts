import { sql } from 'kysely'
import type { Notification, NotificationEvent, NotificationPreference } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { notificationDelivery } from './preferences.ts'
import { mayBeNotified } from './visibility.ts'

/** The preference that turns an event off; events without one are always on the site, and there alone. */
const KINDS: Partial<Record<NotificationEvent, NotificationPreference>> = {
	follow: 'newFollowers',
	listInvitation: 'newFollowers',
	reply: 'comments',
	comment: 'comments',
	commentLike: 'comments',
	newEpisode: 'newReleases',
	newChapter: 'newReleases',
	siteUpdate: 'siteUpdates',
	maintenance: 'siteUpdates',
}

interface NotificationAttempt extends Pick<Notification, 'event' | 'params'> {
	memberId: string
	actorId: string | null
}

/** The kind of a notification, by which members choose its channels. */
export function kindOf({ event, params }: Pick<Notification, 'event' | 'params'>): NotificationPreference | undefined {
	// Delays and breaks are news of a title, though older slices know them as updates of the site.
	if (event === 'siteUpdate' && params.about) return 'newReleases'
	// So are mentions, which older slices know as comments.
	return event === 'comment' && params.about === 'mention' ? 'mentions' : KINDS[event]
}

/** SQL: the same of a row of `notification`. */
export const KIND = sql<string | null>`(case
	when notification.event = 'siteUpdate' and notification.params ->> 'about' is not null then 'newReleases'
	when notification.event = 'comment' and notification.params ->> 'about' = 'mention' then 'mentions'
	else ${JSON.stringify(KINDS)}::jsonb ->> notification.event
end)`

/**
 * How a member is notified; undefined if not at all: of own actions, of hidden members, or of what their preferences turn off
 * on every channel.
 */
export async function mayNotify(
	db: Database,
	{ memberId, event, params, actorId }: NotificationAttempt,
): Promise<{ onSite: boolean } | undefined> {
	if (actorId === memberId) return undefined
	if (actorId !== null && !(await mayBeNotified(db, { memberId, event, actorId }))) return undefined
	const kind = kindOf({ event, params })
	if (kind === undefined) return { onSite: true }
	const { site, push, email } = await notificationDelivery(db, memberId)
	return site[kind] || push[kind] || email[kind] ? { onSite: site[kind] === true } : undefined
}
