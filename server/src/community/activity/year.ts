import { sql } from 'kysely'
import type { ActivityYear } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { Database } from '../../core/database/schema.ts'
import { addDays, dayFormatter, QUARTER_MS } from '../../core/language/localDay.ts'
import { countByDay, type QuarterCount, YEAR_DAYS } from './activityDays.ts'
import { type ActivityQuery, sourcesOf } from './sources.ts'

/** Counts a member's activities per day for the year that ends today, in the viewer's time zone. */
export async function readYear(
	db: Database,
	{ zone, ...query }: ActivityQuery & { zone: string | undefined },
): Promise<ActivityYear> {
	const format = dayFormatter(zone)
	const last = format(query.now.getTime())
	const first = addDays(last, 1 - YEAR_DAYS)
	// One day of margin covers every time zone offset.
	const from = new Date(Date.parse(`${first}T00:00:00Z`) - DAY_MS)
	const days = countByDay(await countQuarters(db, query, from), format, first, last)
	return { first, last, days, total: days.reduce((total, { count }) => total + count, 0) }
}

async function countQuarters(db: Database, query: ActivityQuery, from: Date): Promise<QuarterCount[]> {
	const branches = sourcesOf(query).map(
		({ at, rows }) => sql`select ${at} as at ${rows} and ${at} >= ${from} and ${at} <= ${query.now}`,
	)
	const { rows } = await sql<{ quarter: number; count: number }>`
		select floor(extract(epoch from at) * 1000 / ${QUARTER_MS})::bigint as quarter, count(*)::int as count
		from (${sql.join(branches, sql` union all `)}) as done group by 1`.execute(db)
	return rows.map(({ quarter, count }) => ({ quarter: quarter * QUARTER_MS, count }))
}
