import { sql } from 'kysely'
import { type ArtworkKind, artworkPath } from 'shared-contract'
import { ARTWORK_VERSION } from '../core/artworkVersion.ts'

/** Where pictures come from: drawn ones, unless the site may show those of the catalogues that it was filled from. */
export interface Pictures {
	REMOTE_PICTURES: boolean
}

/** The genres of `title t`, in their order. */
export const GENRES = sql`array(select genre from title_genre where title_id = t.id order by position)`

/**
 * The version of the drawn pictures of `title t`: a hash of the columns that they are drawn from and of the code that draws
 * them. Another name, colour or genre gives another version.
 */
export const TITLE_ARTWORK = sql<string>`substr(md5(
	json_build_array(${sql.lit(ARTWORK_VERSION)}::text, t.title, t.native_title, t.color, ${GENRES})::text), 1, 10)`

/** The same of an episode of `title t`, whose picture shows its number. */
export const episodeArtwork = (episode: 'e' | 'h') =>
	sql<string>`${TITLE_ARTWORK} || '-' || ${sql.ref(`${episode}.number`)}`

/**
 * The address of a picture: the one that was chosen, if it is our own or the site allows remote ones, else the drawn one.
 *
 * @param version of the drawn picture, where it is known: its address is then good for ever.
 */
export function pictureUrl(
	kind: ArtworkKind,
	id: number,
	chosen: string | null,
	pictures: Pictures,
	version?: string,
): string {
	const shown = chosenPicture(chosen, pictures)
	return shown !== null && shown !== artworkPath(kind, id) ? shown : artworkPath(kind, id, version)
}

/** The picture that was chosen, if it is our own or the site allows remote ones. */
export function chosenPicture(chosen: string | null, { REMOTE_PICTURES }: Pictures): string | null {
	return chosen !== null && (REMOTE_PICTURES || chosen.startsWith('/')) ? chosen : null
}
