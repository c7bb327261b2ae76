import { artworkPath } from 'shared-contract'
import { type Pictures, pictureUrl } from '../pictures.ts'
import type { TitleRow } from './rows.ts'

/** How many drawn scenes of its first episodes stand beside the banner of a work that has no other pictures. */
const SCENES = 3

type PictureColumns = Pick<TitleRow, 'id' | 'poster_url' | 'banner_url' | 'pictures' | 'first_episodes'>

/** The posters of a title, its main one first, each once; then its scene without words where a drawn one has no other. */
export function posters(row: PictureColumns, pictures: Pictures): string[] {
	const main = pictureUrl('poster', row.id, row.poster_url, pictures)
	const given = others(row, 'poster', pictures)
	const isDrawn = main === artworkPath('poster', row.id)
	return [...new Set([main, ...(given.length === 0 && isDrawn ? [artworkPath('banner', row.id)] : given)])]
}

/** The banners of a title, its main one first, each once; then scenes of its episodes where it has no other. */
export function banners(row: PictureColumns, pictures: Pictures): string[] {
	const main = pictureUrl('banner', row.id, row.banner_url, pictures)
	const given = others(row, 'banner', pictures)
	const scenes = (row.first_episodes ?? []).slice(0, SCENES).map(({ id }) => artworkPath('episode', id))
	return [...new Set([main, ...(given.length > 0 ? given : scenes)])]
}

function others({ pictures }: PictureColumns, kind: 'poster' | 'banner', { REMOTE_PICTURES }: Pictures): string[] {
	const given = (pictures ?? []).filter((picture) => picture.kind === kind).map(({ url }) => url)
	// Our own pictures are always shown, others only where the site may.
	return given.filter((url) => REMOTE_PICTURES || url.startsWith('/'))
}
