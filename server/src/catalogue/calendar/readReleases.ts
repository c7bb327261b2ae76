import { sql } from 'kysely'
import type { Format, Kind, Release, Status } from 'shared-contract'
import type { Database } from '../../database/schema.ts'
import { MEMBERS } from '../airing/broadcast.ts'
import { type Pictures, pictureUrl } from '../pictures.ts'
import type { Interval } from '../tables/watching.ts'
import { type Announced, type Schedule, showingsOf } from './showings.ts'

/** Announced showings that far outside a window may stand for a slot's showing inside it. */
const MARGIN_MS = 16 * 86_400_000

interface Row {
	id: number
	kind: Kind
	format: Format
	status: Status
	title: string
	english_title: string | null
	native_title: string | null
	poster_url: string | null
	color: string
	rating: number
	popularity: number
	episode_count: number | null
	minutes: number | null
	starts_at: Date | null
	every: Interval | null
	ends_at: Date | null
	zone: string | null
	announced: { instant: number; episode: number | null; zone: string }[] | null
	anchor_at: Date | null
	anchor_episode: number | null
}

/** The releases from `from` until before `to` (milliseconds), by their instants; of equal ones the best known first. */
export async function readReleases(db: Database, pictures: Pictures, from: number, to: number): Promise<Release[]> {
	const rows = await readRows(db, new Date(from), new Date(to))
	return rows
		.flatMap((row) => showingsOf(scheduleOf(row), from, to).map((showing) => present(row, showing, pictures)))
		.sort((a, b) => a.airsAt.localeCompare(b.airsAt) || b.popularity - a.popularity || a.animeId - b.animeId)
}

// What members say of a broadcast goes before what a source says of it, also where that has come again since.
const NOT_REPLACED = sql`(platform_id is not null or source = ${MEMBERS} or not exists (
	select from airing_slot m where m.title_id = o.title_id and m.platform_id is null and m.source = ${MEMBERS}))`

// Where members say how many there are, the number that a source gave is not the end.
const EPISODES = sql`case when s.source = ${MEMBERS} and s.ends_at is not null then null else t.episode_count end`

// A title with several slots goes by that of its broadcast; where only platforms are known, by the first of them.
async function readRows(db: Database, from: Date, to: Date): Promise<Row[]> {
	const [early, late] = [new Date(from.getTime() - MARGIN_MS), new Date(to.getTime() + MARGIN_MS)]
	const { rows } = await sql<Row>`
		with slot as (
			select distinct on (title_id) title_id, starts_at, every, ends_at, zone, source from airing_slot o
			where coalesce(ends_at, 'infinity'::timestamptz) >= ${from} and starts_at < ${to}
				and (every <> 'once' or starts_at >= ${from})
				and ${NOT_REPLACED}
			order by title_id, (platform_id is not null), starts_at, id
		), announced as (
			select title_id, json_agg(json_build_object('instant', extract(epoch from airs_at) * 1000,
				'episode', episode_number, 'zone', zone) order by airs_at, id) as showings
			from airing where airs_at >= ${early} and airs_at < ${late} group by title_id
		)
		select t.id, t.kind, t.format, t.status, t.title, t.english_title, t.native_title, t.poster_url, t.color, t.rating,
			t.popularity, ${EPISODES} as episode_count, t.minutes, s.starts_at, s.every, s.ends_at, s.zone, a.showings as announced,
			n.airs_at as anchor_at, n.episode_number as anchor_episode
		from slot s full join announced a on a.title_id = s.title_id
		join title t on t.id = coalesce(s.title_id, a.title_id) and t.removed_at is null
		left join lateral (
			select airs_at, episode_number from airing
			where title_id = t.id and episode_number is not null order by airs_at desc limit 1
		) n on true`.execute(db)
	return rows
}

function scheduleOf(row: Row): Schedule {
	const { starts_at, every, zone, anchor_at, anchor_episode } = row
	return {
		slot:
			starts_at && every && zone
				? { startsAt: starts_at.getTime(), every, endsAt: row.ends_at?.getTime() ?? null, zone }
				: null,
		announced: row.announced ?? [],
		anchor: anchor_at && anchor_episode !== null ? { instant: anchor_at.getTime(), episode: anchor_episode } : null,
		episodes: row.episode_count,
		completed: row.status === 'completed',
		isMovie: row.format === 'Movie',
	}
}

function present(row: Row, { instant, episode, zone }: Announced, pictures: Pictures): Release {
	return {
		id: `${row.id}-${instant}`,
		animeId: row.id,
		kind: row.kind,
		format: row.format,
		title: row.title,
		englishTitle: row.english_title,
		japaneseTitle: row.native_title,
		imageUrl: pictureUrl('poster', row.id, row.poster_url, pictures),
		color: row.color,
		airsAt: new Date(instant).toISOString(),
		zone,
		episode,
		durationMinutes: row.minutes,
		rating: row.rating,
		popularity: row.popularity,
	}
}
