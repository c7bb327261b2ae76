import { NOTIFICATION_DEFAULTS, type NotificationPreferences } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'

/** A member's notification preferences, or the defaults. */
export async function notificationPreferences(db: Database, memberId: string): Promise<NotificationPreferences> {
	const row = await db
		.selectFrom('notification_preference')
		.where('member_id', '=', memberId)
		.select(['new_followers', 'comments', 'new_releases', 'site_updates'])
		.executeTakeFirst()
	if (!row) return NOTIFICATION_DEFAULTS
	return {
		newFollowers: row.new_followers,
		comments: row.comments,
		newReleases: row.new_releases,
		siteUpdates: row.site_updates,
	}
}

/** Stores a member's notification preferences. */
export async function saveNotificationPreferences(
	db: Database,
	memberId: string,
	{ newFollowers, comments, newReleases, siteUpdates }: NotificationPreferences,
): Promise<void> {
	const chosen = { new_followers: newFollowers, comments, new_releases: newReleases, site_updates: siteUpdates }
	await db
		.insertInto('notification_preference')
		.values({ member_id: memberId, ...chosen })
		.onConflict((conflict) => conflict.column('member_id').doUpdateSet(chosen))
		.execute()
}
