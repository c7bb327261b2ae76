import { type Kysely, sql } from 'kysely'
import { MINUTE_MS } from 'shared-contract/units'
import type { AppContext } from '../../core/appContext.ts'
import type { Database, Schema } from '../../core/database/schema.ts'
import { runJob } from '../../core/jobs/runJob.ts'
import { type StoredNotification, showStored } from '../notification/notify.ts'
import { RELEASES_ON_SITE, RELEASES_WANTED } from '../notification/preferences.ts'

const EVERY_MS = 50_000
/** A note that its author removes within this time notifies nobody. */
const GRACE_MS = MINUTE_MS
/** Older notes are no news any more, after downtime of the site. */
const MAX_AGE = sql`interval '7 days'`

/** Notifies members of delays and breaks of the titles that they watch or plan to watch: stores and shows. */
export async function notifyDelays(context: AppContext): Promise<void> {
	const work = (db: Kysely<Schema>, now: Date) => storeDelays(db, now)
	const stored = await runJob(context.db, { name: 'delays', everyMs: EVERY_MS, work }, context.now())
	await showStored(context, stored ?? [])
}

/**
 * Stores the notifications. Idempotent. Their event is one that every released slice knows; `about` selects the message in
 * the newer ones.
 */
export async function storeDelays(db: Database, now: Date): Promise<StoredNotification[]> {
	const { rows } = await sql<StoredNotification>`
		with fresh as (
			update title_delay set notified_at = ${now}
			where notified_at is null and removed_at is null and made_at <= ${new Date(now.getTime() - GRACE_MS)}
			returning id, title_id, member_id, kind, episode, new_date, made_at
		)
		insert into notification (member_id, type, event, params, link, created_at, on_site)
		select saved.member_id, 'update', 'siteUpdate', jsonb_strip_nulls(jsonb_build_object('title', title.title,
				'about', fresh.kind, 'number', fresh.episode::text, 'date', fresh.new_date)),
			case when title.format = 'Movie' then '/movie/' else '/anime/' end || title.id, ${now}, ${RELEASES_ON_SITE}
		from fresh join title on title.id = fresh.title_id and title.removed_at is null
		join list_entry saved on saved.title_id = title.id and saved.removed_at is null
			and saved.status in ('current', 'planned', 'rewatching')
		left join notification_preference preference on preference.member_id = saved.member_id
		where ${RELEASES_WANTED} and saved.member_id is distinct from fresh.member_id
			and fresh.made_at > ${now}::timestamptz - ${MAX_AGE}
		order by fresh.id, saved.member_id
		returning id, member_id as "memberId", on_site as "onSite"`.execute(db)
	return rows
}
