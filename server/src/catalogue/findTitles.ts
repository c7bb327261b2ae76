import type { Kind, TitleSeason } from 'shared-contract'
import { consistentRead } from './listing/consistentRead.ts'
import type { Catalogue } from './listing/listTitles.ts'
import { readVersion } from './readCache.ts'
import { byMatch } from './search/searchIndex.ts'

/** More titles than anybody pages through; a search scores a shortlist of names anyway. */
const FOUND_TITLES = 500

/** The ids of titles of a kind by any of their names, the best match and best known first. */
export async function findTitles({ db, index }: Catalogue, query: string, kind: Kind): Promise<number[]> {
	const read = async () => {
		const version = await readVersion(db)
		const { animes, movies, mangas } = index.search.search(query, FOUND_TITLES)
		return { version, hits: kind === 'manga' ? mangas : [...animes, ...movies] }
	}
	const { hits } = await consistentRead(index, read)
	return hits.sort(byMatch).map(({ id }) => id)
}

/** The ids of the anime and films of a season, the best rated or best known first. */
export async function titlesOfSeason(
	{ db, index }: Catalogue,
	{ sort, ...season }: { year: number; season: TitleSeason; sort: 'rating' | 'renown' },
): Promise<number[]> {
	const read = async () => {
		const version = await readVersion(db)
		return { version, ids: [...index.listing.list({ kind: 'anime', sort, ...season })] }
	}
	return (await consistentRead(index, read)).ids
}
