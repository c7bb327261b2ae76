import { sql } from 'kysely'
import { type Genre, type Person, SITE_NAME, type TitleCard } from 'shared-contract'
import type { Columns } from '../core/database/schema.ts'
import { CARD_DUBS } from './dubs.ts'
import { GENRES, type Pictures, pictureUrl, TITLE_ARTWORK } from './pictures.ts'
import { type LinkRow, linkOf } from './titleNames.ts'

export interface CardRow
	extends LinkRow,
		Columns<'title', 'status' | 'rating' | 'votes' | 'year' | 'poster_url' | 'color' | 'is_adult'> {
	hiatus_since: Date | string | null
	/** The version of its artwork. */
	artwork: string
	genres: Genre[]
	/** Subtags of languages. */
	dubbed_in: string[]
	poster_name: string | null
	poster_avatar: string | null
}

/** The columns of a card, from `title t` joined with its poster `member m`. */
export const CARD_COLUMNS = sql`t.id, t.kind, t.format, t.status, t.hiatus_since, t.title, t.english_title, t.native_title, t.romaji_title, t.rating, t.votes,
	t.year, t.poster_url, t.color, t.is_adult,
	${TITLE_ARTWORK} as artwork, ${GENRES} as genres, ${CARD_DUBS} as dubbed_in,
	m.username as poster_name, m.avatar_url as poster_avatar`

export function presentCard(row: CardRow, pictures: Pictures): TitleCard {
	return {
		...linkOf(row),
		rating: row.rating,
		totalVotes: row.votes,
		year: row.year,
		imageUrl: pictureUrl('poster', row.id, row.poster_url, pictures, row.artwork),
		color: row.color,
		postedBy: presentPerson(row.poster_name, row.poster_avatar),
		status: row.status,
		...(row.hiatus_since !== null && row.status === 'releasing' && { isOnHiatus: true }),
		genres: row.genres,
		...(row.is_adult && { isAdult: true }),
		...(row.dubbed_in.length > 0 && { dubbedIn: row.dubbed_in }),
	}
}

export function presentPerson(name: string | null, avatarUrl: string | null): Person {
	return { name: name ?? SITE_NAME, avatarUrl }
}
