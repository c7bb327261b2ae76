import { sql } from 'kysely'
import type { Dashboard } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'

/** Counts a member's titles and articles that are not removed, and their edits that were not undone. */
export async function readStats(db: Database, memberId: string): Promise<Dashboard['stats']> {
	const added = (kind: 'anime' | 'manga') => sql`(select count(*)::int from title
		where posted_by = ${memberId} and removed_at is null and kind = ${kind})`
	const { rows } = await sql<Dashboard['stats']>`select
		${added('anime')} as animes,
		${added('manga')} as mangas,
		(select count(*)::int from news_article where author_id = ${memberId} and removed_at is null) as news,
		(select count(*)::int from revision where member_id = ${memberId}
			and before is not null and undoes is null and undone_by is null) as edits`.execute(db)
	return rows[0] ?? { animes: 0, edits: 0, news: 0, mangas: 0 }
}

/** Counts the comments with open reports. */
export async function countReports(db: Database): Promise<number> {
	const { count } = await db
		.selectFrom('comment')
		.where('open_reports', '>', 0)
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.executeTakeFirstOrThrow()
	return Number(count)
}
