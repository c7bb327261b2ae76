import type { Database } from '../../core/database/schema.ts'
import type { SourceId } from '../transfer/reading/sourceRow.ts'
import { foldedSeriesName, titleNamed } from './namedTitle.ts'
import { isOfOneTitle, readFilm, readSeries, readSeriesOfTitle } from './readSeries.ts'
import { resolveEpisode, type SeriesTitle, type TitleEpisode } from './resolveEpisode.ts'

/** A film or an episode, as another program or site describes it. */
export interface ForeignEpisode {
	kind: 'film' | 'episode'
	/** Most reliable first. */
	ids: readonly SourceId[]
	/**
	 * False if the ids of an episode may be its own: Plex, Jellyfin and Emby send these, and the same number at TVDB may be
	 * another series. They count only for a series of the same name.
	 */
	areOfSeries: boolean
	/** Of the film or the series; empty if unknown. */
	name: string
	year: number | null
	/** Null if the number is absolute. */
	season: number | null
	episode: number
}

/** Finds our episode by its ids and the exact name. Undefined if it cannot be decided. */
export async function findEpisode(db: Database, foreign: ForeignEpisode): Promise<TitleEpisode | undefined> {
	if (foreign.kind === 'film') return findFilm(db, foreign)
	return resolveEpisode(await findSeries(db, foreign), foreign.season, foreign.episode)
}

async function findFilm(db: Database, foreign: ForeignEpisode): Promise<TitleEpisode | undefined> {
	for (const id of foreign.ids) {
		const titleId = await readFilm(db, id)
		if (titleId !== undefined) return { titleId, episode: 1 }
	}
	const titleId = await titleNamed(db, foreign, ['Movie'])
	return titleId === undefined ? undefined : { titleId, episode: 1 }
}

/**
 * The titles of a series in the order of their release: by an id of one title, by the exact name, by an id of the whole
 * series. Without a year the name does not tell a series from its remake: an id of another series contradicts it.
 */
export async function findSeries(
	db: Database,
	{ ids, areOfSeries, name, year }: Pick<ForeignEpisode, 'ids' | 'areOfSeries' | 'name' | 'year'>,
): Promise<SeriesTitle[]> {
	const byIds: SeriesTitle[][] = []
	for (const id of ids) {
		const titles = await readSeries(db, id)
		if (titles.length === 0 || !(areOfSeries || isNamed(titles, name))) continue
		if (isOfOneTitle(id)) return titles
		byIds.push(titles)
	}
	const named = await titleNamed(db, { name, year }, ['TV', 'OVA'])
	const [byId = []] = byIds
	if (named === undefined) return byId
	const isContradicted = byIds.length > 0 && !byIds.some((titles) => titles.some(({ id }) => id === named))
	return isContradicted && year === null ? [] : readSeriesOfTitle(db, named)
}

function isNamed(series: readonly SeriesTitle[], name: string): boolean {
	const folded = foldedSeriesName(name)
	return folded !== '' && series.some(({ names }) => names.includes(folded))
}
