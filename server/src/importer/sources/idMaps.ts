import { object, record, string } from 'shared-contract/schema'
import { Compile } from 'typebox/compile'
import type { Reading, Source } from '../draft.ts'

export const ID_MAPS_SOURCE: Source = { name: 'anime-lists', licence: 'none given: local use only' }

export interface IdsDraft {
	anidbId: string
	titleId: number
	externalIds: { site: string; id: string }[]
}

const Element = Compile(object({ attributes: record(string()) }))
const SITES = [
	['tvdbid', 'tvdb'],
	['tmdbtv', 'tmdb'],
	['tmdbid', 'tmdb'],
] as const

/** Reads the ids under which media servers know one anime of Anime-Lists' file. */
export function readIds(element: unknown, titleOfAnidb: ReadonlyMap<string, number>): Reading<IdsDraft> {
	if (!Element.Check(element)) return { state: 'refused', reason: 'row.shape' }
	const { attributes } = element
	const anidbId = attributes.anidbid ?? ''
	const titleId = titleOfAnidb.get(anidbId)
	if (titleId === undefined) return { state: 'refused', reason: 'title.unknown', detail: anidbId }
	// Other words stand where there is no id: "movie", "unknown".
	const externalIds = SITES.flatMap(([name, site]) =>
		(attributes[name] ?? '')
			.split(',')
			.flatMap((id) => (/^[1-9]\d{0,8}$/.test(id.trim()) ? [{ site, id: id.trim() }] : [])),
	)
	return { state: 'read', mended: [], draft: { anidbId, titleId, externalIds } }
}
