import { sql } from 'kysely'
import { type MediaProgram, type MediaSeries, UNMATCHED_SERIES_MAX } from 'shared-contract'
import type { Pictures } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import {
	type ForeignEpisode,
	foldedSeriesName,
	LISTED_TITLE,
	type ListedTitleRow,
	toListedTitle,
} from '../../library/public.ts'
import { shownName } from './events.ts'
import { FILM, NO_SEASON } from './tables.ts'

/** What a member chose for a season that was not recognised. */
export type SeriesChoice = { state: 'ignored' } | { state: 'settled'; titleId: number; offset: number }

/** Identifies a season in all notifications: the ids of an episode may be its own, so the name comes first. */
function keyOf(watched: ForeignEpisode) {
	const season = watched.kind === 'film' ? FILM : (watched.season ?? NO_SEASON)
	return { series_key: foldedSeriesName(watched.name) || shownName(watched), season }
}

/** The choice of a member for a season; undefined if there is none. */
export async function readChoice(
	db: Database,
	memberId: string,
	watched: ForeignEpisode,
): Promise<SeriesChoice | undefined> {
	const { series_key, season } = keyOf(watched)
	const row = await db
		.selectFrom('media_series')
		.where('member_id', '=', memberId)
		.where('series_key', '=', series_key)
		.where('season', '=', season)
		.select(['state', 'title_id', 'episode_offset'])
		.executeTakeFirst()
	if (row?.state === 'ignored') return { state: 'ignored' }
	return row?.state === 'settled' && row.title_id !== null
		? { state: 'settled', titleId: row.title_id, offset: row.episode_offset }
		: undefined
}

interface Unmatched {
	memberId: string
	program: MediaProgram
	watched: ForeignEpisode
	now: Date
}

/** Keeps a season that was not recognised, until the member settles it. Beyond the limit the oldest are forgotten. */
export async function keepUnmatched(db: Database, { memberId, program, watched, now }: Unmatched): Promise<void> {
	const seen = { name: shownName(watched), program, last_seen_at: now }
	await db
		.insertInto('media_series')
		.values({ member_id: memberId, ...keyOf(watched), episode: watched.episode, ...seen })
		.onConflict((conflict) =>
			conflict.columns(['member_id', 'series_key', 'season']).doUpdateSet({
				...seen,
				episode: sql<number>`greatest(media_series.episode, excluded.episode)`,
				count: sql<number>`media_series.count + 1`,
			}),
		)
		.execute()
	await sql`delete from media_series where id in (select id from media_series
		where member_id = ${memberId} and state = 'waiting'
		order by last_seen_at desc, id desc offset ${UNMATCHED_SERIES_MAX})`.execute(db)
}

interface Row extends Omit<ListedTitleRow, 'id'> {
	id: number | null
	series_id: string
	program: MediaProgram
	name: string
	season: number
	episode: number
	count: number
	last_seen_at: Date
	state: MediaSeries['state']
	episode_offset: number
}

/** The seasons that were not recognised and the choices of a member, the last seen first. */
export async function readMediaSeries(db: Database, memberId: string, pictures: Pictures): Promise<MediaSeries[]> {
	const { rows } = await sql<Row>`select s.id::text as series_id, s.program, s.name, s.season, s.episode, s.count,
			s.last_seen_at, s.state, s.episode_offset, ${LISTED_TITLE}
		from media_series s left join title t on t.id = s.title_id and t.removed_at is null
		where s.member_id = ${memberId} order by s.last_seen_at desc, s.id desc`.execute(db)
	return rows.map((row) => {
		const { id, series_id, season, episode, last_seen_at, episode_offset: offset, ...rest } = row
		const { program, name, count, state, ...title } = rest
		return {
			id: series_id,
			program,
			name,
			season: season < 0 ? null : season,
			episode: season === FILM ? null : episode,
			count,
			lastSeenAt: new Date(last_seen_at).toISOString(),
			state,
			title: id === null ? null : toListedTitle({ id, ...title }, pictures),
			offset,
		}
	})
}
