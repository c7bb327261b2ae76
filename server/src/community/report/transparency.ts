import { type RawBuilder, sql } from 'kysely'
import {
	type ModeratedKind,
	type ModerationAction,
	type ReportReason,
	SMALLEST_COUNT,
	type TransparencyMonth,
} from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { groupBy } from '../../core/groupBy.ts'

const MONTHS = 12

type Counted<Columns> = Columns & { month: string; count: number }

/** The month of an instant in UTC, `2026-11`. */
const monthOf = (instant: RawBuilder<unknown>) => sql<string>`to_char(${instant} at time zone 'UTC', 'YYYY-MM')`

/**
 * Counts of reports, decisions and appeals for each of the last twelve months with any, the latest first. Small counts are
 * withheld: see {@link SMALLEST_COUNT}.
 */
export async function readTransparency(db: Database, now: Date): Promise<TransparencyMonth[]> {
	const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1, 1))
	const [reports, actions, appeals, medians] = await Promise.all([
		countReports(db, since),
		countActions(db, since),
		countAppeals(db, since),
		readMedians(db, since),
	])
	const reportsOf = groupBy(reports, ({ month }) => month)
	const actionsOf = groupBy(actions, ({ month }) => month)
	const months = new Set([...reports, ...actions, ...appeals].map(({ month }) => month))
	return [...months]
		.sort()
		.reverse()
		.map((month) => ({
			month,
			reports: (reportsOf.get(month) ?? []).map(({ kind, reason, count }) => ({ kind, reason, count: shown(count) })),
			actions: (actionsOf.get(month) ?? []).map(({ kind, action, count }) => ({ kind, action, count: shown(count) })),
			appeals: shown(appeals.find((row) => row.month === month)?.count ?? 0),
			medianHours: medians.find((row) => row.month === month)?.hours ?? null,
		}))
}

const shown = (count: number) => (count > 0 && count < SMALLEST_COUNT ? null : count)

async function countReports(db: Database, since: Date) {
	const { rows } = await sql<Counted<{ kind: ModeratedKind; reason: ReportReason }>>`
		select ${monthOf(sql`r.created_at`)} as month, r.kind, r.reason, count(*)::int as count from (
			select p.created_at, case when c.review_of is null then 'comment' else 'review' end as kind, p.reason
				from comment_report p join comment c on c.id = p.comment_id where p.created_at >= ${since}
			union all select p.created_at, c.kind, p.reason
				from report p join moderation_case c on c.id = p.case_id where p.created_at >= ${since}
		) r group by month, r.kind, r.reason order by month, r.kind, r.reason`.execute(db)
	return rows
}

async function countActions(db: Database, since: Date) {
	const { rows } = await sql<Counted<{ kind: ModeratedKind; action: ModerationAction }>>`
		select ${monthOf(sql`created_at`)} as month, kind, action, count(*)::int as count
		from moderation_action where created_at >= ${since}
		group by month, kind, action order by month, kind, action`.execute(db)
	return rows
}

async function countAppeals(db: Database, since: Date) {
	const { rows } = await sql<Counted<object>>`
		select ${monthOf(sql`appealed_at`)} as month, count(*)::int as count
		from moderation_case where appealed_at >= ${since} group by month order by month`.execute(db)
	return rows
}

async function readMedians(db: Database, since: Date) {
	const { rows } = await sql<{ month: string; hours: number }>`
		select ${monthOf(sql`created_at`)} as month, round((percentile_cont(0.5) within group (
			order by extract(epoch from created_at - waited_since)) / 3600)::numeric, 1)::float8 as hours
		from moderation_action where created_at >= ${since} and waited_since is not null
		group by month having count(*) >= ${SMALLEST_COUNT} order by month`.execute(db)
	return rows
}
