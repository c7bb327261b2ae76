import { type Selectable, sql } from 'kysely'
import {
	NOTIFICATION_DEFAULTS,
	NOTIFICATION_PREFERENCES,
	type NotificationDelivery,
	type NotificationPreferences,
} from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import type { NotificationPreferenceTable } from '../tables.ts'

/** A member's notification preferences on the site, or the defaults. */
export async function notificationPreferences(db: Database, memberId: string): Promise<NotificationPreferences> {
	return (await notificationDelivery(db, memberId)).site
}

/** How a member is told of what, or the defaults. */
export async function notificationDelivery(db: Database, memberId: string): Promise<NotificationDelivery> {
	return toDelivery(
		await db.selectFrom('notification_preference').where('member_id', '=', memberId).selectAll().executeTakeFirst(),
	)
}

/** The choices in a row. Without a choice there is push of what is on the site, and no e-mail. */
export function toDelivery(row: Selectable<NotificationPreferenceTable> | undefined): NotificationDelivery {
	const site = row ? siteOf(row) : NOTIFICATION_DEFAULTS
	return {
		site,
		push: row?.push ? only(row.push) : site,
		email: only(row?.email ?? []),
		quietHours: row?.quiet_from && row.quiet_to ? { from: row.quiet_from, to: row.quiet_to } : null,
		letter: Boolean(row?.letter_at),
	}
}

/** SQL conditions of a joined `preference`: new releases are wanted on some channel, and on the site. */
export const RELEASES_ON_SITE = sql<boolean>`coalesce(preference.new_releases, true)`
export const RELEASES_WANTED = sql<boolean>`(${RELEASES_ON_SITE}
	or 'newReleases' = any(preference.push) or 'newReleases' = any(preference.email))`

/** The same of mentions. */
export const MENTIONS_ON_SITE = sql<boolean>`coalesce(preference.mentions, true)`
export const MENTIONS_WANTED = sql<boolean>`(${MENTIONS_ON_SITE}
	or 'mentions' = any(preference.push) or 'mentions' = any(preference.email))`

/** Stores a member's notification preferences on the site. */
export async function saveNotificationPreferences(
	db: Database,
	memberId: string,
	chosen: NotificationPreferences,
): Promise<void> {
	await db
		.insertInto('notification_preference')
		.values({ member_id: memberId, ...siteColumns(chosen) })
		.onConflict((conflict) => conflict.column('member_id').doUpdateSet(siteColumns(chosen)))
		.execute()
}

/** The columns of what a member gets on the site. */
export function siteColumns(chosen: NotificationPreferences) {
	const { newFollowers, comments, mentions = comments, newReleases, siteUpdates } = chosen
	return { new_followers: newFollowers, comments, mentions, new_releases: newReleases, site_updates: siteUpdates }
}

function siteOf(row: Selectable<NotificationPreferenceTable>): NotificationPreferences {
	return {
		newFollowers: row.new_followers,
		comments: row.comments,
		mentions: row.mentions,
		newReleases: row.new_releases,
		siteUpdates: row.site_updates,
	}
}

const only = (kinds: readonly string[]) =>
	Object.fromEntries(NOTIFICATION_PREFERENCES.map((kind) => [kind, kinds.includes(kind)])) as NotificationPreferences
