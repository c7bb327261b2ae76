import { sql } from 'kysely'
import { DAY_MS, MINUTE_MS } from 'shared-contract/units'
import type { AppContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { runJob } from '../../core/jobs/runJob.ts'
import { type StoredNotification, showStored } from '../notification/notify.ts'
import { RELEASES_ON_SITE, RELEASES_WANTED } from '../notification/preferences.ts'

const EVERY_MS = 10 * MINUTE_MS
/** A title that has been in the catalogue for longer is no news any more, after downtime of the site. */
const MAX_AGE = sql`interval '7 days'`
/** A running series is an announcement for so long. */
const STARTED_WITHIN_MS = 60 * DAY_MS
/** The most sequels of a week that a member is told of, best known first: a whole catalogue that is imported is no news. */
const PER_MEMBER = 10

/** The ISO date from which on a start is news. */
const startedAfter = (now: Date) => new Date(now.getTime() - STARTED_WITHIN_MS).toISOString().slice(0, 10)

/** Notifies members of new sequels to what they completed: stores the notifications, and shows them. */
export async function notifySequels(context: AppContext): Promise<void> {
	const job = { name: 'sequels', everyMs: EVERY_MS, work: storeSequels }
	await showStored(context, (await runJob(context.db, job, context.now())) ?? [])
}

/** Stores the notifications, each once. Older titles that the catalogue gets late are no announcements: they are out already. */
export async function storeSequels(db: Database, now: Date): Promise<StoredNotification[]> {
	const { rows } = await sql<StoredNotification>`
		with sequel as (
			select id, kind, format, title, added_at, renown from title
			where added_at > ${now}::timestamptz - ${MAX_AGE} and removed_at is null
				and (status = 'not_released' or status = 'releasing' and started > ${startedAfter(now)})
		),
		related as (
			select r.title_id as former_id, r.target_id as sequel_id from title_relation r join sequel on sequel.id = r.target_id
			where r.kind = 'sequel'
			union
			select r.target_id, r.title_id from title_relation r join sequel on sequel.id = r.title_id where r.kind = 'prequel'
		),
		told as (
			insert into release_notified (member_id, title_id, kind, number, told_at)
			select member_id, title_id, 'sequel', 0, ${now}::timestamptz from (
				select distinct on (done.member_id, sequel.id) done.member_id, sequel.id as title_id,
					dense_rank() over (partition by done.member_id order by sequel.renown desc, sequel.id) as place
				from related join sequel on sequel.id = related.sequel_id
				join list_entry done on done.title_id = related.former_id and done.removed_at is null and done.status = 'completed'
					and done.added_at < sequel.added_at
				left join notification_preference preference on preference.member_id = done.member_id
				where ${RELEASES_WANTED} and not exists (select from list_entry known
					where known.member_id = done.member_id and known.title_id = sequel.id and known.removed_at is null)
			) best where place <= ${PER_MEMBER}
			on conflict do nothing
			returning member_id, title_id
		)
		insert into notification (member_id, type, event, params, link, created_at, on_site)
		select told.member_id, 'update', 'siteUpdate', jsonb_build_object('title', sequel.title, 'about', 'sequel'),
			case when sequel.kind = 'manga' then '/manga/' when sequel.format = 'Movie' then '/movie/' else '/anime/' end || sequel.id,
			${now}, ${RELEASES_ON_SITE}
		from told join sequel on sequel.id = told.title_id
		left join notification_preference preference on preference.member_id = told.member_id
		order by sequel.id, told.member_id
		returning id, member_id as "memberId", on_site as "onSite"`.execute(db)
	return rows
}
