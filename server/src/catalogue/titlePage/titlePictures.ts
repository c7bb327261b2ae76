import { artworkPath } from 'shared-contract'
import { chosenPicture, type Pictures, pictureUrl } from '../pictures.ts'
import type { TitleRow } from './rows.ts'

/** The number of drawn episode scenes that follow the banner of a title without other banners. */
const MAX_SCENES = 3

type PictureColumns = Pick<TitleRow, 'id' | 'artwork' | 'poster_url' | 'banner_url' | 'pictures' | 'first_episodes'>

/** The distinct posters of a title, main one first. */
export function posters(row: PictureColumns, pictures: Pictures): string[] {
	const main = pictureUrl('poster', row.id, row.poster_url, pictures, row.artwork)
	return [...new Set([main, ...others(row, 'poster', pictures)])]
}

/** The distinct banners of a title, main one first; without others, scenes of its episodes follow. */
export function banners(row: PictureColumns, pictures: Pictures): string[] {
	const main = pictureUrl('banner', row.id, row.banner_url, pictures, row.artwork)
	const stored = others(row, 'banner', pictures)
	const scenes = (row.first_episodes ?? [])
		.slice(0, MAX_SCENES)
		.map(({ id, artwork }) => artworkPath('episode', id, artwork))
	return [...new Set([main, ...(stored.length > 0 ? stored : scenes)])]
}

function others(row: PictureColumns, kind: 'poster' | 'banner', pictures: Pictures): string[] {
	return (row.pictures ?? [])
		.filter(({ kind: of, url }) => of === kind && chosenPicture(url, pictures) !== null)
		.map(({ url }) => pictureUrl(kind, row.id, url, pictures, row.artwork))
}
