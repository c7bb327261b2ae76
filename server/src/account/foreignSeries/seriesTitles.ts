import type { Format } from 'shared-contract'
import { chainsOf, type FranchiseGraph } from '../../catalogue/public.ts'
import type { SeriesTitle } from './resolveEpisode.ts'

/** What the rows of a title tell about its place in a series. */
export interface SeriesRow {
	id: number
	format: Format
	/** Null if unknown. */
	episodes: number | null
	names: string[]
	/** Its ids at the site of the series. */
	ids: string[]
}

/**
 * The titles of a series in the order of their story. With several of the id, they are the series. With one, its sequels
 * belong to it, but for those that have another id.
 *
 * @param ids the ways in which the site writes the id of the series.
 */
export function seriesTitles(
	{ works, links }: FranchiseGraph,
	rows: ReadonlyMap<number, SeriesRow>,
	ids: readonly string[],
): SeriesTitle[] {
	const isOwn = (row: SeriesRow) => row.ids.some((id) => ids.includes(id))
	const own = [...rows.values()].filter((row) => isOwn(row) && row.format !== 'Movie')
	const format = own.some((row) => row.format === 'TV') ? 'TV' : 'OVA'
	const chains = chainsOf(works, links).map((chain) =>
		chain.flatMap(({ id }) => {
			const row = rows.get(id)
			return row && row.format === format && (isOwn(row) || row.ids.length === 0) ? [row] : []
		}),
	)
	const chain = chains.find((chain) => chain.some(isOwn)) ?? []
	const sequels = chain.slice(chain.findIndex(isOwn))
	const known = sequels.filter(isOwn)
	return (known.length > 1 ? known : sequels).map(({ id, episodes, names, ids }) => ({
		id,
		episodes,
		names,
		season: seasonOf(ids),
	}))
}

function seasonOf(ids: readonly string[]): number | null {
	const season = ids.map((id) => /\/season\/(\d+)$/.exec(id)?.[1]).find((found) => found !== undefined)
	return season === undefined ? null : Number(season)
}
