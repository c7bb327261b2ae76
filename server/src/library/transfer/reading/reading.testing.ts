import { malAnime } from '../transfer.testing.ts'
import { readList } from './readList.ts'

/** A valid row of MyAnimeList's XML. */
export const ROW = malAnime({ series_animedb_id: 1, series_title: '<![CDATA[Ação]]>', my_watched_episodes: 3 })

/** Reads a list file with this JSON. */
export const readJson = (json: unknown, scale?: 'POINT_5' | 'POINT_3') =>
	readList(Buffer.from(JSON.stringify(json)), scale)
