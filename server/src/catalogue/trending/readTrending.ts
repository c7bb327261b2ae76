import { TRENDING_TERMS, type TrendingSearch } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'

/** The trending searches in order: titles with their current names, and the terms of the sample data. */
export async function readTrending(db: Database): Promise<{ terms: string[]; searches: TrendingSearch[] }> {
	const rows = await db
		.selectFrom('trending_term as term')
		.leftJoin('title', 'title.id', 'term.title_id')
		.where('title.removed_at', 'is', null)
		.select([
			'term.term',
			'title.title',
			'title.english_title',
			'title.native_title',
			'title.romaji_title',
			'title.kind',
		])
		.orderBy('term.position')
		.limit(TRENDING_TERMS)
		.execute()
	const searches = rows.map((row) => ({
		title: row.title ?? row.term,
		englishTitle: row.english_title,
		japaneseTitle: row.native_title,
		romajiTitle: row.romaji_title,
		inExplore: row.kind !== 'manga',
	}))
	return { terms: searches.map(({ title }) => title), searches }
}
