import type { Format } from 'shared-contract'
import { chainsOf, type FranchiseGraph } from '../../catalogue/public.ts'
import type { SeriesTitle } from './resolveEpisode.ts'

/** What the rows of a title tell about its place in a series. */
export interface SeriesRow {
	id: number
	format: Format
	/** ISO date, possibly partial; null if unknown. */
	started: string | null
	/** Null if unknown. */
	episodes: number | null
	/** The length of an episode; null if unknown. */
	minutes: number | null
	names: string[]
	/** Its ids at the sites that number all seasons of a series together. */
	tvdb: string[]
	tmdb: string[]
}

/** Sorts after every known date. */
const UNKNOWN = '9999'
/** `5001`, `tv/5001`, `tv/5001/season/2`, `tv/5001/season/3/episode/13`. */
const TMDB_SERIES = /^(?:tv\/)?(\d+)(?:\/season\/(\d+)(?:\/episode\/(\d+))?)?$/
/** A work of fewer episodes, or of shorter ones than this share of the first title's, is a special and no season. */
const SEASON_MIN_EPISODES = 4
const SEASON_MIN_SHARE = 0.6

/**
 * The titles of the series that begins with a title, in the order of their release, as other sites number seasons. Titles
 * with its ids are parts of it, and so are those without any id that sequels join to it. Other works of the franchise that
 * a site may count as a season stand between them and are no parts.
 */
export function seriesTitles(
	{ works, links }: FranchiseGraph,
	rows: ReadonlyMap<number, SeriesRow>,
	firstId: number,
): SeriesTitle[] {
	const first = rows.get(firstId)
	if (!first) return []
	const chain = chainsOf(works, links).find((works) => works.some(({ id }) => id === firstId)) ?? []
	const joined = new Set(chain.map(({ id }) => id))
	const isSame = (row: SeriesRow) =>
		row.tvdb.some((id) => first.tvdb.includes(id)) ||
		(seriesAtTmdb(row) !== undefined && seriesAtTmdb(row) === seriesAtTmdb(first))
	const isFull = ({ episodes, minutes }: SeriesRow) =>
		(episodes ?? SEASON_MIN_EPISODES) >= SEASON_MIN_EPISODES &&
		(minutes === null || first.minutes === null || minutes >= first.minutes * SEASON_MIN_SHARE)
	const isNext = (row: SeriesRow) => joined.has(row.id) && row.tvdb.length === 0 && !seriesAtTmdb(row)
	const isPart = (row: SeriesRow) =>
		row === first ||
		(row.format === first.format && (isFull(row) || placeAt(row) !== null) && (isSame(row) || isNext(row)))
	const mayBeSeason = (row: SeriesRow) =>
		isFull(row) && (row.format === 'TV' || (row.format === 'OVA' && joined.has(row.id)))
	const kindOf = (row: SeriesRow) => (isPart(row) ? 'part' : row.tvdb.length > 0 ? 'other' : 'unknown')
	const sorted = [...rows.values()].filter((row) => placeAt(row)?.season !== 0).sort(byRelease)
	const place = sorted.indexOf(first)
	// The name of a later season is that of a series by itself.
	if (sorted.slice(0, place).some((row) => row.format === first.format && isSame(row)))
		return [{ ...present(first, 'part'), place: null }]
	return sorted
		.slice(place)
		.filter((row) => isPart(row) || mayBeSeason(row))
		.map((row) => present(row, kindOf(row)))
}

function present(row: SeriesRow, kind: SeriesTitle['kind']): SeriesTitle {
	const { id, episodes, started, names } = row
	return { id, episodes, started, names, place: placeAt(row), kind }
}

/** The id of its series at TMDB. */
export function seriesAtTmdb({ format, tmdb }: Pick<SeriesRow, 'format' | 'tmdb'>): string | undefined {
	if (format === 'Movie') return undefined
	return tmdb.map((id) => TMDB_SERIES.exec(id)?.[1]).find((id) => id !== undefined)
}

/** Where it begins in the numbers of TMDB, if an id tells. */
function placeAt({ tmdb }: SeriesRow): SeriesTitle['place'] {
	for (const id of tmdb) {
		const [, , season, episode = '1'] = TMDB_SERIES.exec(id) ?? []
		if (season !== undefined) return { season: Number(season), episode: Number(episode) }
	}
	return null
}

function byRelease(one: SeriesRow, other: SeriesRow): number {
	const [first, second] = [one.started ?? UNKNOWN, other.started ?? UNKNOWN]
	return first === second ? one.id - other.id : first < second ? -1 : 1
}
