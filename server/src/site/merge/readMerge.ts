import { sql } from 'kysely'
import type { MergeTitle, RouteAnswer, titleMergeRoute } from 'shared-contract'
import { type LinkRow, linkOf, TITLE_TOTAL } from '../../catalogue/public.ts'
import type { Columns, Database } from '../../core/database/schema.ts'
import { requirePair } from './mergeTitles.ts'
import type { Titles } from './moveTitle.ts'

type Row = LinkRow & Columns<'title', 'year'> & Pick<MergeTitle, 'total' | 'entries' | 'votes' | 'comments' | 'reviews'>

/** What moderators compare before a merge. @throws Problem as `mergeTitles` does. */
export async function readMerge(db: Database, titles: Titles): Promise<RouteAnswer<typeof titleMergeRoute>> {
	await requirePair(db, titles)
	const [from, into] = await Promise.all([readTitle(db, titles.from), readTitle(db, titles.into)])
	const { rows } = await sql<{ both: number }>`select count(*)::int as both from list_entry f
		join list_entry i on i.member_id = f.member_id and i.title_id = ${titles.into} and i.removed_at is null
		where f.title_id = ${titles.from} and f.removed_at is null`.execute(db)
	return { from, into, both: rows[0]?.both ?? 0 }
}

async function readTitle(db: Database, id: number): Promise<MergeTitle> {
	const { rows } =
		await sql<Row>`select t.id, t.kind, t.format, t.title, t.english_title, t.native_title, t.romaji_title, t.year,
			${TITLE_TOTAL} as total,
			(select count(*)::int from list_entry where title_id = t.id and removed_at is null) as entries,
			(select count(*)::int from title_vote where title_id = t.id) as votes,
			(select count(*)::int from comment c left join episode e on e.id = c.episode_id
				where coalesce(c.title_id, e.title_id) = t.id and c.removed_at is null) as comments,
			(select count(*)::int from comment where review_of = t.id and removed_at is null) as reviews
		from title t where t.id = ${id}`.execute(db)
	const [row] = rows
	if (!row) throw new Error(`title ${id} was there a moment ago`)
	const { year, total, entries, votes, comments, reviews } = row
	return { ...linkOf(row), year, total, entries, votes, comments, reviews }
}
