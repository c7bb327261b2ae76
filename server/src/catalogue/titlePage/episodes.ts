import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type EpisodeLine, SECTION_PAGE_SIZE, type SectionOrder } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { episodeArtwork, type Pictures, pictureUrl } from '../pictures.ts'
import { SHOWN } from '../shownTitle.ts'
import { presentPerson } from '../titleCard.ts'
import type { EpisodeRow } from './rows.ts'

/** The columns of an episode line, from `episode e` of `title t` joined with the `member m` who added it. */
export const EPISODE_COLUMNS = sql`e.id, e.kind, e.number, e.label, e.title, e.names ->> 'en' as english_title,
	e.names ->> 'ja' as japanese_title, e.names ->> 'romaji' as romaji_title, e.description, e.minutes, e.aired, e.thumbnail_url, e.filler,
	m.username as adder_name, m.avatar_url as adder_avatar, ${episodeArtwork('e')} as artwork`

/** The order of a season: by kind, then by number, as in the database index. */
export const EPISODE_ORDER = sql`e.kind, e.number, e.id`

interface EpisodeQuery {
	titleId: number
	season: number
	order: SectionOrder
	page: number
	/** Which titles the reader sees; by default those of everybody. */
	shown?: RawBuilder<SqlBool> | undefined
}

/** One page of a season's episodes; empty for an unknown season. */
export async function readEpisodes(db: Database, pictures: Pictures, query: EpisodeQuery): Promise<EpisodeLine[]> {
	const order = query.order === 'descending' ? sql`e.kind desc, e.number desc, e.id desc` : EPISODE_ORDER
	const { rows } = await sql<EpisodeRow>`select ${EPISODE_COLUMNS}
		from season s join title t on t.id = s.title_id and ${query.shown ?? SHOWN}
		join episode e on e.season_id = s.id left join member m on m.id = e.added_by
		where s.title_id = ${query.titleId} and s.number = ${query.season}
		order by ${order} limit ${SECTION_PAGE_SIZE} offset ${(query.page - 1) * SECTION_PAGE_SIZE}`.execute(db)
	return rows.map((row) => presentEpisode(row, pictures))
}

export function presentEpisode(row: EpisodeRow, pictures: Pictures): EpisodeLine {
	return {
		id: row.id,
		kind: row.kind,
		number: row.number,
		label: row.label,
		title: row.title,
		englishTitle: row.english_title,
		japaneseTitle: row.japanese_title,
		romajiTitle: row.romaji_title,
		description: row.description,
		durationMinutes: row.minutes,
		releaseDate: row.aired,
		imageUrl: pictureUrl('episode', row.id, row.thumbnail_url, pictures, row.artwork),
		...(row.filler && { filler: row.filler }),
		postedBy: presentPerson(row.adder_name, row.adder_avatar),
	}
}
