import { sql } from 'kysely'
import { type EntryStatus, TITLE_MONTHS, type TitleStatistics } from 'shared-contract'
import { distributionOf, type ScoreCount } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { readableMember } from '../../core/identity/visibility/mayRead.ts'
import { entryCounts } from '../list/entryCounts.ts'
import { titleOnSite } from '../list/titleOfEntry.ts'
import { rowsOf } from './figures.ts'

interface Row {
	statuses: { status: EntryStatus; count: number }[]
	scores: ScoreCount[]
	months: TitleStatistics['months']
}

/**
 * Anonymous counts of a title, the same for every reader. Statuses and dated scores are only those that a visitor can read on
 * the members' own lists; the votes are those that the title's page counts.
 *
 * @throws Problem 404 if there is no such title.
 */
export async function readTitleStatistics(db: Database, titleId: string): Promise<TitleStatistics> {
	const { id } = await titleOnSite(db, titleId)
	const { rows } = await sql<Row>`select
		${rowsOf(sql`select e.status, count(*)::int as count from list_entry e
			where e.title_id = ${id} and e.removed_at is null and not e.is_private
				and ${readableMember(null, sql`e.member_id`)} group by e.status`)} as statuses,
		${rowsOf(sql`select score, votes from title_score where title_id = ${id}`)} as scores,
		${rowsOf(sql`select * from (
			select month, votes::int, (sum(total) over so_far / sum(votes) over so_far)::float as mean from (
				select to_char(v.voted_at at time zone 'UTC', 'YYYY-MM') as month, count(*) as votes, sum(v.exact) as total
				from title_vote v where v.title_id = ${id} and ${readableMember(null, sql`v.member_id`)}
					and not exists (select from list_entry e where e.member_id = v.member_id and e.title_id = v.title_id
						and e.is_private)
				group by 1
			) monthly window so_far as (order by month) order by month desc limit ${TITLE_MONTHS}
		) latest order by month`)} as months`.execute(db)
	const [row] = rows as [Row]
	return { statuses: entryCounts(row.statuses), scores: distributionOf(row.scores), months: row.months }
}
