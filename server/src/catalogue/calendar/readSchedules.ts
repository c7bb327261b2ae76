import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { AiringPlace } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { Columns, Database } from '../../core/database/schema.ts'
import { MEMBERS } from '../airing/broadcast.ts'
import { TITLE_ARTWORK } from '../pictures.ts'
import type { Interval } from '../tables/watching.ts'
import type { LinkRow } from '../titleNames.ts'
import { EPISODE_COUNT } from '../titleTotal.ts'
import type { Delay } from './delays.ts'
import { promisedUntil } from './promise.ts'
import type { Announced, Schedule } from './showings.ts'

/** An announced showing this far outside a window can replace a slot's showing inside it, or be moved into it. */
const MARGIN_MS = 62 * DAY_MS

/** A title that may be shown in a time window, with its schedule. */
export interface ScheduledTitle
	extends LinkRow,
		Columns<
			'title',
			| 'status'
			| 'poster_url'
			| 'color'
			| 'rating'
			| 'popularity'
			| 'minutes'
			| 'started'
			| 'ended'
			| 'hiatus_since'
			| 'named_airing_at'
		> {
	artwork: string
	episode_count: number | null
	starts_at: Date | null
	every: Interval | null
	ends_at: Date | null
	zone: string | null
	/** The source of the slot. */
	source: string | null
	/** The service of the slot. */
	platform: string | null
	announced: Announced[] | null
	/** The ISO date of its start, if nothing else is known. */
	premiere: string | null
	anchor_at: Date | null
	anchor_episode: number | null
	/** How old the newest import is that listed the slot. */
	confirmed_at: Date | null
	/** When members edited the broadcast. */
	edited_at: Date | null
	/** The last ISO date of an episode. */
	last_aired: string | null
	aired: { episode: number; day: string }[] | null
	delays: Delay[] | null
}

// A broadcast that members edited wins over an imported one, even if that was imported again later.
const NOT_REPLACED = sql`(platform_id is not null or source = ${MEMBERS} or not exists (
	select from airing_slot m where m.title_id = o.title_id and m.platform_id is null and m.source = ${MEMBERS}))`

// An episode count that members entered replaces the one from the source.
const EPISODES = sql`case when s.source = ${MEMBERS} and s.ends_at is not null then null else ${EPISODE_COUNT} end`

// The confirmations of a slot without an announced end.
const EDITED_AT = sql`case when s.source = ${MEMBERS} then (select made_at from revision
	where entity = 'title' and entity_id = t.id and after ->> 'airing' is not null order by id desc limit 1) end`
const LAST_AIRED = sql`case when s.ends_at is null then (select max(aired) from episode
	where title_id = t.id and kind = 'regular' and length(aired) = 10) end`

/** SQL for the notes about a title `t`, in the order of writing. */
export const DELAYS = sql`(select json_agg(json_build_object('id', d.id, 'kind', d.kind, 'episode', d.episode,
	'date', d.date, 'newDate', d.new_date, 'reason', d.reason) order by d.made_at, d.id)
	from title_delay d where d.title_id = t.id and d.removed_at is null)`

const isoDay = (instant: Date) => instant.toISOString().slice(0, 10)

/** What of the schedules is read. */
export interface ScheduleFilter {
	/** Which titles; all by default. */
	titleFilter?: TitleFilter | undefined
	on?: AiringPlace | undefined
}

/** A condition on the column of a title id. */
export type TitleFilter = (titleId: RawBuilder<unknown>) => RawBuilder<SqlBool>

const SLOTS: Record<AiringPlace, RawBuilder<SqlBool>> = {
	tv: sql`platform_id is null`,
	streaming: sql`platform_id is not null`,
}

/**
 * The titles that may be shown in [`from`, `to`). Of several slots the broadcast is used; without a broadcast, the first
 * slot of a platform. Announced showings and premieres are those of the broadcast.
 *
 * @param on whose times alone count.
 */
export async function readSchedules(
	db: Database,
	from: Date,
	to: Date,
	{ titleFilter = () => sql`true`, on }: ScheduleFilter = {},
): Promise<ScheduledTitle[]> {
	const [early, late] = [new Date(from.getTime() - MARGIN_MS), new Date(to.getTime() + MARGIN_MS)]
	const isBroadcast = on !== 'streaming'
	const { rows } = await sql<ScheduledTitle>`
		with slot as (
			select distinct on (title_id) title_id, starts_at, every, ends_at, zone, source, confirmed_at, platform_id from airing_slot o
			where coalesce(ends_at, 'infinity'::timestamptz) >= ${early} and starts_at < ${to}
				and (every <> 'once' or starts_at >= ${early})
				and ${NOT_REPLACED} and ${on ? SLOTS[on] : sql`true`} and ${titleFilter(sql`o.title_id`)}
			order by title_id, (coalesce(ends_at, 'infinity'::timestamptz) < ${from}), (platform_id is not null), starts_at, id
		), announced as (
			select o.title_id, json_agg(json_build_object('instant', extract(epoch from o.airs_at) * 1000,
				'episode', o.episode_number, 'zone', o.zone, 'isDay', o.is_day) order by o.airs_at, o.id) as showings
			from airing o where ${isBroadcast} and o.airs_at >= ${early} and o.airs_at < ${late} and ${titleFilter(sql`o.title_id`)} group by o.title_id
		), premiere as (
			select o.id as title_id, o.started from title o
			where ${isBroadcast} and o.removed_at is null and o.kind = 'anime' and o.status <> 'completed' and length(o.started) = 10
				and o.started >= ${isoDay(new Date(from.getTime() - DAY_MS))} and o.started <= ${isoDay(to)}
				and o.started not like '%-01-01' and ${titleFilter(sql`o.id`)}
				and not exists (select from airing_slot where title_id = o.id)
				and not exists (select from airing where title_id = o.id)
		)
		select t.id, t.kind, t.format, t.status, t.title, t.english_title, t.native_title, t.romaji_title, t.poster_url, t.color, t.rating,
			${TITLE_ARTWORK} as artwork,
			t.popularity, ${EPISODES} as episode_count, t.minutes, s.starts_at, s.every, s.ends_at, s.zone, s.source, (select name from platform where id = s.platform_id) as platform,
			a.showings as announced, p.started as premiere, n.airs_at as anchor_at, n.episode_number as anchor_episode,
			t.started, t.ended, t.hiatus_since, t.named_airing_at, s.confirmed_at, ${EDITED_AT} as edited_at, ${LAST_AIRED} as last_aired,
			(select json_agg(json_build_object('episode', e.number, 'day', e.aired)) from episode e
				where e.title_id = t.id and e.kind = 'regular' and e.aired >= ${isoDay(early)} and e.aired <= ${isoDay(late)}
					and length(e.aired) = 10) as aired,
			${DELAYS} as delays
		from slot s full join announced a on a.title_id = s.title_id full join premiere p on p.title_id = s.title_id
		join title t on t.id = coalesce(s.title_id, a.title_id, p.title_id) and t.removed_at is null
		left join lateral (
			select airs_at, episode_number from airing
			where ${isBroadcast} and title_id = t.id and episode_number is not null order by airs_at desc limit 1
		) n on true`.execute(db)
	return rows
}

/** Sources write January 1 for a year, so that is no day. */
function premiereOf({ premiere, format }: ScheduledTitle): Announced[] {
	if (premiere === null) return []
	const episode = format === 'Movie' ? null : 1
	return [{ instant: Date.parse(`${premiere}T12:00:00Z`), episode, zone: 'Asia/Tokyo', isDay: true }]
}

export function scheduleOf(row: ScheduledTitle): Schedule {
	const { starts_at, every, zone, anchor_at, anchor_episode } = row
	return {
		promisedUntil: promisedUntil(row),
		aired: row.aired ?? [],
		delays: row.delays ?? [],
		slot:
			starts_at && every && zone
				? { startsAt: starts_at.getTime(), every, endsAt: row.ends_at?.getTime() ?? null, zone }
				: null,
		announced: row.announced ?? premiereOf(row),
		anchor: anchor_at && anchor_episode !== null ? { instant: anchor_at.getTime(), episode: anchor_episode } : null,
		episodes: row.episode_count,
		completed: row.status === 'completed',
		isMovie: row.format === 'Movie',
	}
}
