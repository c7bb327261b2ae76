import { sql } from 'kysely'
import {
	type Format,
	type Genre,
	type Kind,
	type Person,
	SITE_NAME,
	type Status,
	type TitleCard,
} from 'shared-contract'
import { CARD_DUBS } from './dubs.ts'
import { GENRES, type Pictures, pictureUrl, TITLE_ARTWORK } from './pictures.ts'

export interface CardRow {
	id: number
	kind: Kind
	format: Format
	status: Status
	hiatus_since: Date | string | null
	title: string
	english_title: string | null
	native_title: string | null
	romaji_title: string | null
	rating: number
	votes: number
	year: number | null
	poster_url: string | null
	color: string
	/** The version of its artwork. */
	artwork: string
	genres: Genre[]
	/** Subtags of languages. */
	dubbed_in: string[]
	is_adult: boolean
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
		id: row.id,
		kind: row.kind,
		format: row.format,
		title: row.title,
		englishTitle: row.english_title,
		japaneseTitle: row.native_title,
		romajiTitle: row.romaji_title,
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
