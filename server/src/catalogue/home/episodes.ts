import { sql } from 'kysely'
import type { EpisodeCard } from 'shared-contract'
import type { Database } from '../../database/schema.ts'
import { presentPerson } from '../card.ts'
import { type Pictures, pictureUrl } from '../pictures.ts'

const ROW_LENGTH = 12
/** As many of the newest episodes are looked at, so that one title that shows daily does not fill the row. */
const LOOKED_AT = 120

type EpisodeRow = Pick<EpisodeCard, 'id' | 'number' | 'title' | 'color'> & {
	title_id: number
	anime_title: string
	english_title: string | null
	native_title: string | null
	minutes: number | null
	thumbnail_url: string | null
	adder_name: string | null
	adder_avatar: string | null
}

/** The newest episodes that have been shown by now, one of each title. */
export async function readRecentEpisodes(db: Database, pictures: Pictures, now: Date): Promise<EpisodeCard[]> {
	const today = now.toISOString().slice(0, 10)
	const { rows } = await sql<EpisodeRow>`
		with newest as (
			select id, title_id, aired from episode
			where kind = 'regular' and aired is not null and aired <= ${today}
			order by aired desc, id desc limit ${LOOKED_AT}
		), picked as (
			select distinct on (title_id) id, aired from newest order by title_id, aired desc, id desc
		)
		select e.id, e.title_id, e.number, e.title, e.minutes, e.thumbnail_url, t.title as anime_title, t.english_title,
			t.native_title, t.color, m.username as adder_name, m.avatar_url as adder_avatar
		from picked p join episode e on e.id = p.id
		join title t on t.id = e.title_id and t.removed_at is null
		left join member m on m.id = e.added_by
		order by p.aired desc, e.id desc limit ${ROW_LENGTH}`.execute(db)
	return rows.map((row) => presentEpisode(row, pictures))
}

function presentEpisode(row: EpisodeRow, pictures: Pictures): EpisodeCard {
	return {
		id: row.id,
		animeId: row.title_id,
		number: row.number,
		title: row.title,
		animeTitle: row.anime_title,
		englishAnimeTitle: row.english_title,
		japaneseAnimeTitle: row.native_title,
		durationMinutes: row.minutes,
		imageUrl: pictureUrl('episode', row.id, row.thumbnail_url, pictures),
		color: row.color,
		postedBy: presentPerson(row.adder_name, row.adder_avatar),
	}
}
