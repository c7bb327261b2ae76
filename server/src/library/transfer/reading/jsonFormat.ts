import { readJson, STOP } from './jsonStream.ts'

export type JsonFormat = 'anilist' | 'kitsu' | 'simkl'

/** Paths of values that only one format has. */
const SIGNS = [
	'$.data.*.type',
	'$.anime.*.status',
	'$.movies.*.status',
	'$.shows.*.status',
	'$.lists.*.name',
	'$.lists.*.series_id',
	'$.data.MediaListCollection.lists.*.name',
]

/** Finds the format of a JSON object by its content. AniList's reader refuses one of none. */
export async function jsonFormat(file: Buffer): Promise<JsonFormat> {
	let format: JsonFormat | undefined
	await readJson(file, SIGNS, ({ path }) => {
		format ??= formatOf(path)
		return STOP
	})
	return format ?? 'anilist'
}

function formatOf([first, second]: readonly (string | number)[]): JsonFormat {
	if (first === 'lists' || second === 'MediaListCollection') return 'anilist'
	return first === 'data' ? 'kitsu' : 'simkl'
}
