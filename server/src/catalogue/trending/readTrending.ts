import { TRENDING_TERMS, type TrendingSearch } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { type NamesRow, namesOf } from '../titleNames.ts'

interface Trending {
	terms: string[]
	searches: TrendingSearch[]
	wellKnown: TrendingSearch[]
}

/**
 * The trending searches in order: titles with their current names, and the terms of the sample data. Well-known titles fill
 * the list up.
 */
export async function readTrending(db: Database): Promise<Trending> {
	const rows = await db
		.selectFrom('trending_term as term')
		.leftJoin('title', 'title.id', 'term.title_id')
		.where('title.removed_at', 'is', null)
		.select(['term.term', 'title.id', ...NAMES])
		.orderBy('term.position')
		.limit(TRENDING_TERMS)
		.execute()
	const searches = rows.map((row) => searchFor({ ...row, title: row.title ?? row.term }))
	const known = await readWellKnown(db, TRENDING_TERMS - rows.length, new Set(rows.map(({ id }) => id)))
	return { terms: searches.map(({ title }) => title), searches, wellKnown: known.map(searchFor) }
}

const NAMES = ['title.title', 'title.english_title', 'title.native_title', 'title.romaji_title', 'title.kind'] as const

// Adult titles are stored as removed.
function readWellKnown(db: Database, count: number, without: ReadonlySet<number | null>) {
	const ids = [...without].filter((id) => id !== null)
	return db
		.selectFrom('title')
		.select(NAMES)
		.where('removed_at', 'is', null)
		.$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
		.orderBy('renown', 'desc')
		.orderBy('popularity', 'desc')
		.orderBy('id')
		.limit(count)
		.execute()
}

function searchFor({ kind, ...names }: NamesRow & { kind: string | null }): TrendingSearch {
	return { ...namesOf(names), inExplore: kind !== 'manga' }
}
