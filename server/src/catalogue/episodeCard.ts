import { sql } from 'kysely'
import type { EpisodeCard } from 'shared-contract'
import { episodeArtwork, type Pictures, pictureUrl } from './pictures.ts'
import { presentPerson } from './titleCard.ts'

export type EpisodeCardRow = Pick<EpisodeCard, 'id' | 'number' | 'title' | 'color'> & {
	title_id: number
	anime_title: string
	english_title: string | null
	native_title: string | null
	romaji_title: string | null
	minutes: number | null
	thumbnail_url: string | null
	artwork: string
	adder_name: string | null
	adder_avatar: string | null
}

/** The columns of a card, from `episode e` joined with its `title t` and the `member m` who added it. */
export const EPISODE_CARD_COLUMNS = sql`e.id, e.title_id, e.number, e.title, e.minutes, e.thumbnail_url,
	t.title as anime_title, t.english_title, t.native_title, t.romaji_title, t.color, m.username as adder_name, m.avatar_url as adder_avatar,
	${episodeArtwork('e')} as artwork`

export function presentEpisodeCard(row: EpisodeCardRow, pictures: Pictures): EpisodeCard {
	return {
		id: row.id,
		animeId: row.title_id,
		number: row.number,
		title: row.title,
		animeTitle: row.anime_title,
		englishAnimeTitle: row.english_title,
		japaneseAnimeTitle: row.native_title,
		romajiAnimeTitle: row.romaji_title,
		durationMinutes: row.minutes,
		imageUrl: pictureUrl('episode', row.id, row.thumbnail_url, pictures, row.artwork),
		color: row.color,
		postedBy: presentPerson(row.adder_name, row.adder_avatar),
	}
}
