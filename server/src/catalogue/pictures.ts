import { sql } from 'kysely'
import { type ArtworkKind, artworkPath } from 'shared-contract'
import { ARTWORK_VERSION } from '../core/artworkVersion.ts'

/** Whether the site may show pictures from other sites; otherwise it draws its own. */
export interface Pictures {
	REMOTE_PICTURES: boolean
}

/** The genres of `title t`, in their order. */
export const GENRES = sql`array(select genre from title_genre where title_id = t.id order by position)`

/** The version of the artwork of `title t`: a hash of the columns and of the code that it is drawn from. */
export const TITLE_ARTWORK = sql<string>`substr(md5(
	json_build_array(${sql.lit(ARTWORK_VERSION)}::text, t.title, t.native_title, t.color, ${GENRES})::text), 1, 10)`

/** The version of the artwork of an episode of `title t`, which shows the episode's number. */
export const episodeArtwork = (episode: 'e' | 'h') =>
	sql<string>`${TITLE_ARTWORK} || '-' || ${sql.ref(`${episode}.number`)}`

/**
 * The URL of a picture: the chosen one if it is hosted here or the site allows remote ones, otherwise the drawn artwork.
 *
 * @param version of the artwork, if known: the URL is then immutable.
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

// `//host/path` is an address of another site.
const HOSTED_HERE = /^\/(?!\/)/

/** The chosen picture, if it is hosted here or the site allows remote ones. The page's policy blocks any other. */
export function chosenPicture(chosen: string | null, { REMOTE_PICTURES }: Pictures): string | null {
	return chosen !== null && (REMOTE_PICTURES || HOSTED_HERE.test(chosen)) ? chosen : null
}

/** The pictures among these that {@link chosenPicture} allows. */
export function chosenPictures(chosen: readonly string[], pictures: Pictures): string[] {
	return chosen.filter((url) => chosenPicture(url, pictures) !== null)
}
