import { sql } from 'kysely'
import {
	artworkPath,
	type Format,
	type Genre,
	type Kind,
	type Locale,
	localizedPosterUrl,
	titleName,
} from 'shared-contract'
import { GENRES, pictureUrl, TITLE_ARTWORK } from '../../catalogue/pictures.ts'
import { currentTitle } from '../../catalogue/shownTitle.ts'
import type { Database } from '../../core/database/schema.ts'
import type { Pictures } from '../../core/remotePicture/pictures.ts'

/** What the card of a title shows. */
export interface TitleCardFacts {
	id: number
	version: number
	kind: Kind
	format: Format
	name: string
	year: number | null
	rating: number
	votes: number
	genres: Genre[]
	/** An address of this site. */
	posterUrl: string
}

interface Row extends Omit<TitleCardFacts, 'name' | 'posterUrl'> {
	title: string
	englishTitle: string | null
	japaneseTitle: string | null
	romajiTitle: string | null
	poster: string | null
	artwork: string
}

/** The card of a title in a language; undefined if there is no such title. */
export async function readTitleCard(
	db: Database,
	pictures: Pictures,
	id: number,
	locale: Locale,
): Promise<TitleCardFacts | undefined> {
	const { rows } =
		await sql<Row>`select t.id, t.version, t.kind, t.format, t.year, t.rating, t.votes, ${GENRES} as genres,
		t.title, t.english_title as "englishTitle", t.native_title as "japaneseTitle", t.romaji_title as "romajiTitle",
		t.poster_url as poster, ${TITLE_ARTWORK} as artwork
		from title t where t.id = ${currentTitle(id)} and t.removed_at is null`.execute(db)
	const [row] = rows
	if (!row) return undefined
	const { poster, artwork, title, englishTitle, japaneseTitle, romajiTitle, ...facts } = row
	const shown = pictureUrl('poster', id, poster, pictures, artwork)
	// The policy of the card allows pictures of this site alone.
	const posterUrl = shown.startsWith('/') ? shown : artworkPath('poster', id, artwork)
	return {
		...facts,
		name: titleName({ title, englishTitle, japaneseTitle, romajiTitle }, locale),
		posterUrl: localizedPosterUrl(locale, posterUrl),
	}
}
