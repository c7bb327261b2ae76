import { sql } from 'kysely'
import type { Format, Genre, Kind, Person, Status, TitleCard } from 'shared-contract'
import { type Pictures, pictureUrl } from './pictures.ts'

/** Who stands beside what no member added: the site itself. */
export const SITE_NAME = 'Niouka'

export interface CardRow {
	id: number
	kind: Kind
	format: Format
	status: Status
	title: string
	english_title: string | null
	native_title: string | null
	rating: number
	votes: number
	year: number | null
	poster_url: string | null
	color: string
	genres: Genre[]
	poster_name: string | null
	poster_avatar: string | null
}

/** What a card shows of `title t`, joined with `member m`, who posted it. */
export const CARD_COLUMNS = sql`t.id, t.kind, t.format, t.status, t.title, t.english_title, t.native_title, t.rating, t.votes,
	t.year, t.poster_url, t.color,
	array(select g.genre from title_genre g where g.title_id = t.id order by g.position) as genres,
	m.username as poster_name, m.avatar_url as poster_avatar`

export function presentCard(row: CardRow, pictures: Pictures): TitleCard {
	return {
		id: row.id,
		kind: row.kind,
		format: row.format,
		title: row.title,
		englishTitle: row.english_title,
		japaneseTitle: row.native_title,
		rating: row.rating,
		totalVotes: row.votes,
		year: row.year,
		imageUrl: pictureUrl('poster', row.id, row.poster_url, pictures),
		color: row.color,
		postedBy: presentPerson(row.poster_name, row.poster_avatar),
		status: row.status,
		genres: row.genres,
	}
}

export function presentPerson(name: string | null, avatarUrl: string | null): Person {
	return { name: name ?? SITE_NAME, avatarUrl }
}
