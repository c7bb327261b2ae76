import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Format, type Kind, OTHER_EPISODES } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { episodeArtwork, TITLE_ARTWORK } from '../pictures.ts'
import { currentEpisode, SHOWN } from '../shownTitle.ts'
import { EPISODE_COLUMNS, EPISODE_ORDER } from '../titlePage/episodes.ts'
import type { EpisodeRow, PlatformRow } from '../titlePage/rows.ts'
import type { ScoreCount } from '../vote/distribution.ts'

/** An episode with its related rows; a relation without rows is null. */
export interface EpisodePageRow extends EpisodeRow {
	likes: number
	dislikes: number
	added_at: Date
	title_id: number
	title_kind: Kind
	format: Format
	anime_title: string
	anime_english: string | null
	anime_native: string | null
	anime_romaji: string | null
	poster_url: string | null
	/** The version of its title's artwork. */
	title_artwork: string
	color: string
	is_adult: boolean
	season_number: number
	season_title: string | null
	scores: ScoreCount[] | null
	platforms: PlatformRow[] | null
	/** The episodes before it in its season, nearest first. */
	before: EpisodeRow[] | null
	after: EpisodeRow[] | null
	/** The nearest episode of the previous season. */
	last_of_previous: EpisodeRow[] | null
	first_of_next: EpisodeRow[] | null
}

const lines = sql`select ${EPISODE_COLUMNS} from episode e left join member m on m.id = e.added_by`
const HERE = sql`(h.kind, h.number, h.id)`
const REVERSED = sql`e.kind desc, e.number desc, e.id desc`

// Seasons without episodes are skipped; the extras, season 0, come last.
const PREVIOUS_SEASON = sql`select s.id from season s
	where s.title_id = h.title_id and (s.number = 0, s.number) < (hs.number = 0, hs.number)
		and exists (select from episode e where e.season_id = s.id)
	order by s.number = 0 desc, s.number desc limit 1`
const NEXT_SEASON = sql`select s.id from season s
	where s.title_id = h.title_id and (s.number = 0, s.number) > (hs.number = 0, hs.number)
		and exists (select from episode e where e.season_id = s.id)
	order by s.number = 0, s.number limit 1`

/** Reads an episode with everything on its page in one query. */
export async function readEpisode(
	db: Database,
	id: number,
	shown: RawBuilder<SqlBool> = SHOWN,
): Promise<EpisodePageRow | undefined> {
	const { rows } = await sql<EpisodePageRow>`
		select h.id, h.kind, h.number, h.label, h.title, h.names ->> 'en' as english_title,
			h.names ->> 'ja' as japanese_title, h.names ->> 'romaji' as romaji_title, h.description, h.minutes, h.aired, h.thumbnail_url,
			${episodeArtwork('h')} as artwork, ${TITLE_ARTWORK} as title_artwork,
			hm.username as adder_name, hm.avatar_url as adder_avatar, h.likes, h.dislikes, h.added_at, h.title_id,
			t.kind as title_kind, t.format, t.title as anime_title, t.english_title as anime_english,
			t.native_title as anime_native, t.romaji_title as anime_romaji, t.poster_url, t.color, t.is_adult, hs.number as season_number, hs.title as season_title,
			(select json_agg(part) from (select c.score, c.votes, c.tenths from episode_score c where c.episode_id = h.id) part) as scores,
			(select json_agg(part) from (
				select p.name, coalesce(o.url, p.url) as url, p.color, o.status,
					coalesce(w.regions, p.regions) as regions, w.languages
				from (
					select platform_id, url, status from episode_platform where episode_id = h.id
					union all
					select platform_id, url, status from title_platform where title_id = h.title_id
						and not exists (select from episode_platform where episode_id = h.id)
				) o join platform p on p.id = o.platform_id
				left join title_platform w on w.title_id = h.title_id and w.platform_id = o.platform_id order by o.status, p.name
			) part) as platforms,
			(select json_agg(part) from (${lines} where e.season_id = h.season_id and (e.kind, e.number, e.id) < ${HERE}
				order by ${REVERSED} limit ${OTHER_EPISODES}) part) as before,
			(select json_agg(part) from (${lines} where e.season_id = h.season_id and (e.kind, e.number, e.id) > ${HERE}
				order by ${EPISODE_ORDER} limit ${OTHER_EPISODES}) part) as after,
			(select json_agg(part) from (${lines} where e.season_id = (${PREVIOUS_SEASON})
				order by ${REVERSED} limit 1) part) as last_of_previous,
			(select json_agg(part) from (${lines} where e.season_id = (${NEXT_SEASON})
				order by ${EPISODE_ORDER} limit 1) part) as first_of_next
		from episode h join season hs on hs.id = h.season_id
		join title t on t.id = h.title_id and ${shown}
		left join member hm on hm.id = h.added_by
		where h.id = ${currentEpisode(id)}`.execute(db)
	return rows[0]
}
