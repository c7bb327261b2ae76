import type { Format } from 'shared-contract'
import { sortName } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { matchTitles } from '../transfer/matchTitles.ts'
import type { SourceId, SourceRow } from '../transfer/reading/sourceRow.ts'
import { readFilm, readSeries, readSeriesOfTitle } from './readSeries.ts'
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

/** Finds our episode: by the ids, else by the exact name if only one title has it. Undefined if it cannot be decided. */
export async function findEpisode(db: Database, foreign: ForeignEpisode): Promise<TitleEpisode | undefined> {
	return foreign.kind === 'film' ? findFilm(db, foreign) : findOfSeries(db, foreign)
}

async function findFilm(db: Database, foreign: ForeignEpisode): Promise<TitleEpisode | undefined> {
	for (const id of foreign.ids) {
		const titleId = await readFilm(db, id)
		if (titleId !== undefined) return { titleId, episode: 1 }
	}
	const titleId = await titleNamed(db, foreign, ['Movie'])
	return titleId === undefined ? undefined : { titleId, episode: 1 }
}

async function findOfSeries(db: Database, foreign: ForeignEpisode): Promise<TitleEpisode | undefined> {
	const { season, episode } = foreign
	for (const id of foreign.ids) {
		const series = await readSeries(db, id)
		if (!foreign.areOfSeries && !isNamed(series, foreign)) continue
		const found = resolveEpisode(series, season, episode)
		if (found) return found
	}
	const titleId = await titleNamed(db, foreign, ['TV', 'OVA'])
	return titleId === undefined ? undefined : resolveEpisode(await readSeriesOfTitle(db, titleId), season, episode)
}

/** The titles of a series in the order of the story: by its ids, without ids by its name. */
export async function findSeries(
	db: Database,
	series: Pick<ForeignEpisode, 'ids' | 'name' | 'year'>,
): Promise<SeriesTitle[]> {
	for (const id of series.ids) {
		const titles = await readSeries(db, id)
		if (titles.length > 0) return titles
	}
	const titleId = series.ids.length === 0 ? await titleNamed(db, series, ['TV', 'OVA']) : undefined
	return titleId === undefined ? [] : readSeriesOfTitle(db, titleId)
}

/** The name without the year that programs append, folded. */
export function foldedSeriesName(name: string): string {
	return sortName(nameAndYear(name).name)
}

function nameAndYear(name: string) {
	const [, before = name, year] = /^(.*\S)\s*\((\d{4})\)\s*$/.exec(name) ?? []
	return { name: before.trim(), year: year === undefined ? null : Number(year) }
}

function isNamed(series: readonly SeriesTitle[], { name }: ForeignEpisode): boolean {
	const folded = foldedSeriesName(name)
	return folded !== '' && series.some(({ names }) => names.includes(folded))
}

async function titleNamed(
	db: Database,
	foreign: Pick<ForeignEpisode, 'name' | 'year'>,
	formats: readonly Format[],
): Promise<number | undefined> {
	const { name, year } = nameAndYear(foreign.name)
	if (name === '') return undefined
	// "Fruits Basket (2019)" may be a name by itself.
	const names = [...new Set([name, foreign.name.trim()])]
	const rows = formats.map((format) => namedRow(names, year ?? foreign.year, format))
	for (const match of await matchTitles(db, rows)) {
		if ('titleId' in match) return match.titleId
		if (match.reason === 'ambiguous') return undefined
	}
	return undefined
}

/** A row with nothing but names, as the import of a list matches it. */
function namedRow(names: string[], year: number | null, format: Format): SourceRow {
	return {
		line: 0,
		kind: 'anime',
		id: '',
		name: '',
		ids: [],
		ownId: null,
		names,
		format,
		year,
		content: { state: 'read', entry: { status: 'planned' }, notes: [] },
		lists: [],
		overwrites: false,
		seenAt: null,
		addedAt: null,
	}
}
