import { sql } from 'kysely'
import type { ActivityYear } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { Database } from '../../core/database/schema.ts'
import { addDays, dayFormatter, zoneOrUtc } from '../../core/language/localDay.ts'
import { type ActivityQuery, sourcesOf } from './sources.ts'

/** Days in the activity calendar: 53 whole weeks cover any year. */
const YEAR_DAYS = 371

/** Counts a member's activities per day for the year that ends today, in the viewer's time zone. */
export async function readYear(
	db: Database,
	{ zone, ...query }: ActivityQuery & { zone: string | undefined },
): Promise<ActivityYear> {
	const last = dayFormatter(zone)(query.now.getTime())
	const first = addDays(last, 1 - YEAR_DAYS)
	// One day of margin covers every time zone offset.
	const from = new Date(Date.parse(`${first}T00:00:00Z`) - DAY_MS)
	const branches = sourcesOf(query).map(
		({ at, rows }) => sql`select ${at} as at ${rows} and ${at} >= ${from} and ${at} <= ${query.now}`,
	)
	const { rows: days } = await sql<{ date: string; count: number }>`
		select date::text, count(*)::int as count
		from (select (at at time zone ${zoneOrUtc(zone)})::date as date from (${sql.join(branches, sql` union all `)}) as done) as dated
		where date between ${first} and ${last} group by date order by date`.execute(db)
	return { first, last, days, total: days.reduce((total, { count }) => total + count, 0) }
}
