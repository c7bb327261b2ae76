import { type RawBuilder, sql } from 'kysely'
import { DAY_MS, HOUR_MS } from 'shared-contract/units'
import { memberShowings } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { DEFAULT_ZONE } from '../../core/language/knownZone.ts'
import type { StoredNotification } from '../notification/notify.ts'
import { RELEASES_ON_SITE, RELEASES_WANTED } from '../notification/preferences.ts'

/** Maximum delay between a release and its notification, after downtime of the site. */
const MAX_DELAY_MS = 7 * DAY_MS
const RETENTION_MS = 30 * DAY_MS
/** Time zones go as far ahead of UTC. */
const AHEAD_MS = 14 * HOUR_MS

/**
 * Stores a notification of each new episode and chapter for members that had its title on their list by then, did not drop
 * it and did not turn these notifications off. Idempotent.
 */
export async function storeReleases(db: Database, now: Date): Promise<StoredNotification[]> {
	const since = new Date(now.getTime() - MAX_DELAY_MS)
	await db
		.deleteFrom('release_notified')
		.where('told_at', '<', new Date(now.getTime() - RETENTION_MS))
		.execute()
	// It is already tomorrow in Kiribati.
	const latestDay = day(new Date(now.getTime() + AHEAD_MS))
	const said = await memberShowings(db, new Date(since.getTime() + 1), new Date(now.getTime() + 1))
	const { rows } = await sql<StoredNotification>`
		with said as (
			select * from json_to_recordset(${JSON.stringify(said)}::json) as s("titleId" int, episode int, "airsAt" timestamptz, "isExpected" boolean)
		),
		noted as (
			insert into told_showing (title_id, episode, airs_at) select "titleId", episode, "airsAt" from said
			on conflict do nothing
		),
		dated as (
			select title_id, 'episode' as kind, number::float8 as number, aired as day, null::timestamptz as at,
				'/episode/' || id as link, false as expected
			from episode
			where kind = 'regular' and aired between ${day(since)} and ${latestDay} and length(aired) = 10
			union all
			select title_id, 'chapter', number, released, null, null, false from chapter
			where released between ${day(since)} and ${latestDay} and length(released) = 10
			union all
			select title_id, 'episode', episode_number, null, airs_at, null, false from airing
			where airs_at > ${since} and airs_at <= ${now} and episode_number is not null and not is_day
			union all
			select title_id, 'episode', episode_number, to_char(airs_at at time zone 'UTC', 'YYYY-MM-DD'), null, null, false from airing
			where is_day and episode_number is not null
				and to_char(airs_at at time zone 'UTC', 'YYYY-MM-DD') between ${day(since)} and ${latestDay}
			union all
			select "titleId", 'episode', episode, null, "airsAt", null, "isExpected" from said
			where not exists (
				select from told_showing t where t.title_id = said."titleId" and t.episode = said.episode and t.airs_at <> said."airsAt"
			)
		),
		fresh as (
			select distinct on (saved.member_id, dated.title_id, dated.kind, dated.number) saved.member_id, dated.*, title.title,
				coalesce(dated.link, case
					when title.kind = 'manga' then '/manga/'
					when title.format = 'Movie' then '/movie/'
					else '/anime/'
				end || title.id) as page
			from dated join title on title.id = dated.title_id and title.removed_at is null
			join list_entry saved on saved.title_id = dated.title_id
				and saved.removed_at is null and saved.status <> 'dropped'
			join member on member.id = saved.member_id
			left join notification_preference preference on preference.member_id = saved.member_id
			where ${RELEASES_WANTED}
				and (saved.added_at < dated.at
					or ${dayOf(sql`saved.added_at`)} < dated.day and dated.day <= ${dayOf(sql`${now}::timestamptz`)})
			order by saved.member_id, dated.title_id, dated.kind, dated.number, dated.expected, dated.link nulls last, dated.at
		),
		told as (
			insert into release_notified (member_id, title_id, kind, number, told_at)
			select member_id, title_id, kind, number, ${now} from fresh
			on conflict do nothing
			returning member_id, title_id, kind, number
		)
		insert into notification (member_id, type, event, params, link, created_at, on_site)
		select told.member_id, 'update', case told.kind when 'episode' then 'newEpisode' else 'newChapter' end,
			jsonb_build_object('title', fresh.title, 'number', told.number::text)
				|| case when fresh.expected then '{"about": "expected"}'::jsonb else '{}' end, fresh.page, ${now}, ${RELEASES_ON_SITE}
		from told join fresh using (member_id, title_id, kind, number)
		left join notification_preference preference on preference.member_id = told.member_id
		order by told.title_id, told.number, told.member_id
		returning id, member_id as "memberId", on_site as "onSite"`.execute(db)
	return rows
}

const day = (instant: Date) => instant.toISOString().slice(0, 10)

/** SQL for the ISO date of an instant where the member is: a day begins there, and not in UTC. */
function dayOf(instant: RawBuilder<unknown>): RawBuilder<string> {
	return sql<string>`to_char(${instant} at time zone coalesce(member.zone, ${DEFAULT_ZONE}), 'YYYY-MM-DD')`
}
