import { sql } from 'kysely'
import type { MemberYear } from 'shared-contract'
import { instantAt, type Pictures } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import type { ListAccess } from '../list/visibleEntries.ts'
import { busiestDay, monthsOf, streaksOf } from './days.ts'
import { type CommonRow, commonColumns, type Period, statisticsTables } from './figures.ts'
import { type ScoredRow, scoredTitles, toScoredTitle } from './scoredTitle.ts'

interface Row extends CommonRow {
	completed: number
	best: ScoredRow[]
}

interface YearQuery extends ListAccess {
	year: number
	zone: string | undefined
	pictures: Pictures
}

/** A year of a list, in one query: what was seen in it by the log, and what was finished in it by its date. */
export async function readMemberYear(db: Database, query: YearQuery): Promise<MemberYear> {
	const { year, zone, pictures, ...access } = query
	const isFinished = sql`(left(finished_on, 4) = ${String(year)} and status in ('completed', 'rewatching'))`
	const isSeen = sql`(logged.parts > 0 or ${isFinished})`
	const { rows } = await sql<Row>`${statisticsTables(access, isSeen, periodOf(year, zone))}
		select ${commonColumns(zone)}, (select count(*)::int from seen where ${isFinished}) as completed,
			${scoredTitles(sql`true`, sql`seen.score desc, seen.popularity desc`)} as best`.execute(db)
	const [row] = rows as [Row]
	const { days } = row
	return {
		memberId: access.ownerId,
		username: row.username,
		isOwn: access.isOwn,
		isPublic: row.is_public,
		year,
		...row.totals,
		completed: row.completed,
		months: monthsOf(days, `${year}-01-01`, `${year}-12-31`),
		genres: row.genres,
		studios: row.studios,
		staff: row.staff,
		voices: row.voices,
		best: row.best.map((title) => toScoredTitle(title, pictures)),
		longestStreak: streaksOf(days, `${year}-12-31`).longest,
		busiest: busiestDay(days),
	}
}

/** A year in a time zone; an unknown zone counts as UTC, as in `dayFormatter`. */
function periodOf(year: number, zone = 'UTC'): Period {
	const start = (at: number) => new Date(instantAt(Date.UTC(at, 0, 1), 0, zone))
	try {
		return [start(year), start(year + 1)]
	} catch {
		return periodOf(year)
	}
}
