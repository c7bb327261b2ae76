import { sql } from 'kysely'
import type { EntryStatus, Kind, MemberStatistics } from 'shared-contract'
import { distributionOf, type Pictures, type ScoreCount } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { dayFormatter } from '../../core/language/localDay.ts'
import { entryCounts } from '../list/entryCounts.ts'
import type { ListAccess } from '../list/visibleEntries.ts'
import { monthsOf, streaksOf, yearsOf } from './days.ts'
import { type CommonRow, commonColumns, rowsOf, statisticsTables } from './figures.ts'
import { type ScoredRow, scoredTitles, toScoredTitle } from './scoredTitle.ts'

interface Row extends CommonRow {
	statuses: { kind: Kind; status: EntryStatus; count: number }[]
	releases: MemberStatistics['releases']
	own: ScoreCount[]
	site: ScoreCount[]
	site_mean: number | null
	above: ScoredRow[]
	below: ScoredRow[]
	/** The years in which titles were finished. */
	finished: number[]
}

interface StatisticsQuery extends ListAccess {
	zone: string | undefined
	now: Date
	pictures: Pictures
}

/** The statistics of a list, in one query. Planned titles of which nothing was seen count as statuses only. */
export async function readStatistics(db: Database, query: StatisticsQuery): Promise<MemberStatistics> {
	const { zone, now, pictures, ...access } = query
	const { rows } = await sql<Row>`${statisticsTables(access, sql`(status <> 'planned' or logged.parts > 0)`)}
		select ${commonColumns(zone)},
			${rowsOf(sql`select kind, status, count(*)::int as count from listed group by kind, status`)} as statuses,
			${rowsOf(sql`select year, count(*)::int as titles from seen where year is not null group by year order by year`)}
				as releases,
			${rowsOf(sql`select greatest(1, floor(score + 0.5))::int as score, count(*)::int as votes
				from seen where score is not null group by 1`)} as own,
			${rowsOf(sql`select greatest(1, floor(rating + 0.5))::int as score, count(*)::int as votes
				from seen where score is not null and rating > 0 group by 1`)} as site,
			(select avg(rating)::float from seen where score is not null and rating > 0) as site_mean,
			${scoredTitles(sql`seen.rating > 0 and seen.score > seen.rating`, sql`seen.score - seen.rating desc`)} as above,
			${scoredTitles(sql`seen.score < seen.rating`, sql`seen.rating - seen.score desc`)} as below,
			(select coalesce(json_agg(distinct left(finished_on, 4)::int), '[]') from seen
				where finished_on is not null and status in ('completed', 'rewatching')) as finished`.execute(db)
	const [row] = rows as [Row]
	const { days } = row
	const { mean, ...totals } = row.totals
	const statusesOf = (kind: Kind) => entryCounts(row.statuses.filter((counted) => counted.kind === kind))
	return {
		username: row.username,
		isOwn: access.isOwn,
		...totals,
		statuses: { anime: statusesOf('anime'), manga: statusesOf('manga') },
		months: monthsOf(days),
		genres: row.genres,
		studios: row.studios,
		staff: row.staff,
		voices: row.voices,
		releases: row.releases,
		scores: {
			own: distributionOf(row.own),
			site: distributionOf(row.site),
			mean,
			siteMean: row.site_mean,
			above: row.above.map((title) => toScoredTitle(title, pictures)),
			below: row.below.map((title) => toScoredTitle(title, pictures)),
		},
		streaks: streaksOf(days, dayFormatter(zone)(now.getTime())),
		years: yearsOf(days, row.finished),
	}
}
