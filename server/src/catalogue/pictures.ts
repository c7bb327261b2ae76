import { sql } from 'kysely'
import { type ArtworkKind, artworkPath } from 'shared-contract'
import { ARTWORK_VERSION } from '../core/artworkVersion.ts'
import type { Pictures, PictureWidth } from '../core/remotePicture/pictures.ts'

export type { Pictures } from '../core/remotePicture/pictures.ts'

/** The widths in which pages show the pictures of other sites. */
const WIDTHS: Readonly<Record<ArtworkKind, PictureWidth>> = {
	poster: 480,
	banner: 1920,
	episode: 960,
	news: 960,
	avatar: 320,
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
 * The URL of a picture: the chosen one if it is hosted here or pages show those of other sites, otherwise the drawn artwork.
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
	const shown = chosenPicture(chosen, pictures, kind)
	return shown !== null && shown !== artworkPath(kind, id) ? shown : artworkPath(kind, id, version)
}

// `//host/path` is an address of another site.
const HOSTED_HERE = /^\/(?!\/)/

/**
 * The URL of the chosen picture, if it is hosted here or pages show those of other sites. The page's policy blocks any other.
 *
 * @param kind what it is shown as; by default as small as a face
 */
export function chosenPicture(chosen: string | null, pictures: Pictures, kind: ArtworkKind = 'avatar'): string | null {
	if (chosen === null || HOSTED_HERE.test(chosen)) return chosen
	return pictures.addressOf(chosen, WIDTHS[kind])
}
