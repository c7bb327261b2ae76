import { artworkPath } from 'shared-contract'
import { type Pictures, pictureUrl } from '../pictures.ts'
import type { TitleRow } from './rows.ts'

/** How many drawn scenes of its first episodes stand beside the banner of a work that has no other pictures. */
const SCENES = 3

type PictureColumns = Pick<TitleRow, 'id' | 'artwork' | 'poster_url' | 'banner_url' | 'pictures' | 'first_episodes'>

/** The posters of a title, its main one first, each once. A banner is no poster: upright, it would be cut off. */
export function posters(row: PictureColumns, pictures: Pictures): string[] {
	const main = pictureUrl('poster', row.id, row.poster_url, pictures, row.artwork)
	return [...new Set([main, ...others(row, 'poster', pictures)])]
}

/** The banners of a title, its main one first, each once; then scenes of its episodes where it has no other. */
export function banners(row: PictureColumns, pictures: Pictures): string[] {
	const main = pictureUrl('banner', row.id, row.banner_url, pictures, row.artwork)
	const given = others(row, 'banner', pictures)
	const scenes = (row.first_episodes ?? [])
		.slice(0, SCENES)
		.map(({ id, artwork }) => artworkPath('episode', id, artwork))
	return [...new Set([main, ...(given.length > 0 ? given : scenes)])]
}

function others(row: PictureColumns, kind: 'poster' | 'banner', pictures: Pictures): string[] {
	const given = (row.pictures ?? []).filter((picture) => picture.kind === kind)
	// Our own pictures are always shown, others only where the site may.
	return given
		.filter(({ url }) => pictures.REMOTE_PICTURES || url.startsWith('/'))
		.map(({ url }) => pictureUrl(kind, row.id, url, pictures, row.artwork))
}
