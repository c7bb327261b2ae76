import type { RawBuilder, SqlBool } from 'kysely'
import {
	SEARCH_GROUP_LIMIT,
	SEARCH_PAGE_GROUP_LIMIT,
	SEARCH_SUGGESTIONS,
	type SearchCounts,
	type SearchPage,
	type SearchResults,
} from 'shared-contract'
import type { Database } from '../core/database/schema.ts'
import type { CatalogueIndex } from './catalogueIndex.ts'
import { type Finders, NO_FINDERS } from './finders.ts'
import { consistentRead } from './listing/consistentRead.ts'
import type { ListingFilter } from './listing/listingFilter.ts'
import type { Pictures } from './pictures.ts'
import type { Group } from './search/documents.ts'
import { type HitsByGroup, mapGroups } from './search/searchIndex.ts'
import { groupOrder, withoutNoise } from './search/withoutNoise.ts'
import { presentResults, readSearchRows } from './searchRows.ts'
import { SHOWN } from './shownTitle.ts'
import { findTags } from './tag/tagNames.ts'
import type { MaxStaleness } from './versionFollower.ts'

interface Catalogue {
	db: Database
	index: CatalogueIndex
	pictures: Pictures
	/** Searches of other slices; none in the benchmarks. */
	finders?: Finders
	/** The member who searches; by default a visitor. */
	readerId?: string | null
	/** Which titles its rows may be of; by default those of everybody. */
	shown?: RawBuilder<SqlBool>
}

/** A name of this quality is a suggestion, not a result. */
const SUGGESTION_QUALITY = 0.42

/** Searches every group by any name, best match and best known first. A group of poor matches is empty. */
export async function searchCatalogue(
	catalogue: Catalogue,
	query: string,
	maxStaleness?: MaxStaleness,
): Promise<SearchResults & { order: Group[]; isBehind: boolean }> {
	const { db, index } = catalogue
	const read = async () => {
		const found = withoutNoise(index.search.search(query, SEARCH_GROUP_LIMIT))
		return { found, ...(await readSearchRows(db, found, catalogue.shown)) }
	}
	const [{ found, isBehind, ...rows }, others] = await Promise.all([
		consistentRead(index, read, maxStaleness),
		findOthers(catalogue, query, SEARCH_GROUP_LIMIT),
	])
	return { ...presentResults(catalogue.pictures, query, found, rows), ...others, order: groupOrder(found), isBehind }
}

async function findOthers({ finders = NO_FINDERS, readerId = null }: Catalogue, query: string, limit: number) {
	const [members, lists] = await Promise.all([
		finders.members(query, limit, readerId),
		finders.lists(query, limit, readerId),
	])
	return { members, lists }
}

/** The search for its own page: more results of each group, with their counts and those of the filtered lists. */
export async function readSearchPage(
	catalogue: Catalogue,
	query: string,
	maxStaleness?: MaxStaleness,
): Promise<SearchPage & { isBehind: boolean }> {
	const { db, index, pictures } = catalogue
	const read = async () => {
		const all = withoutNoise(index.search.search(query, SEARCH_PAGE_GROUP_LIMIT + 1))
		const found = mapGroups((group) => all[group].slice(0, SEARCH_PAGE_GROUP_LIMIT))
		const totalOf = (filter: Omit<ListingFilter, 'q'>) => index.listing.list({ ...filter, q: query }).length
		const listed = {
			animes: totalOf({ kind: 'anime' }),
			mangas: totalOf({ kind: 'manga' }),
			movies: totalOf({ kind: 'anime', format: 'Movie' }),
		}
		return { found, counts: countsOf(all), listed, ...(await readSearchRows(db, found, catalogue.shown)) }
	}
	const [{ found, counts, listed, isBehind, ...rows }, others, tags] = await Promise.all([
		consistentRead(index, read, maxStaleness),
		findOthers(catalogue, query, SEARCH_PAGE_GROUP_LIMIT + 1),
		findTags(db, query),
	])
	const allCounts = { ...counts, members: others.members.length, lists: others.lists.length }
	const isEmpty = Object.values(allCounts).every((count) => count === 0)
	return {
		...presentResults(pictures, query, found, rows),
		members: others.members.slice(0, SEARCH_PAGE_GROUP_LIMIT),
		lists: others.lists.slice(0, SEARCH_PAGE_GROUP_LIMIT),
		order: groupOrder(found),
		found: allCounts,
		...(tags.length > 0 && { tags }),
		listed,
		suggestions: isEmpty ? await suggest(catalogue, query) : [],
		isBehind,
	}
}

/** The number of results in each group, capped at one more than the page shows. The index must be loaded. */
export function countResults(index: CatalogueIndex, query: string): SearchCounts {
	return countsOf(withoutNoise(index.search.search(query, SEARCH_PAGE_GROUP_LIMIT + 1)))
}

function countsOf(hits: HitsByGroup) {
	return mapGroups((group) => hits[group].length)
}

/** Names of titles that are similar to the query, most similar first. */
async function suggest({ db, index, shown = SHOWN }: Catalogue, query: string): Promise<string[]> {
	const { animes, mangas, movies } = index.search.search(query, SEARCH_SUGGESTIONS, SUGGESTION_QUALITY)
	const ranked = [...animes, ...mangas, ...movies].sort((one, other) => other.score - one.score)
	const ids = ranked.slice(0, SEARCH_SUGGESTIONS).map(({ id }) => id)
	if (ids.length === 0) return []
	const rows = await db
		.selectFrom('title as t')
		.select(['t.id', 't.title'])
		.where('t.id', 'in', ids)
		.where(shown)
		.execute()
	const names = new Map(rows.map(({ id, title }) => [id, title]))
	return [...new Set(ids.flatMap((id) => names.get(id) ?? []))]
}
