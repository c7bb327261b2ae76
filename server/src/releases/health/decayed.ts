import { type RawBuilder, sql } from 'kysely'

/** The weight of a visitor's past: about this many of the latest reports count, so that a later failure shows. */
const LATEST_REPORTS = 20

/** The sum of a stored count of reports and a new one of the same row, of which the latest count. */
export function decayed(
	table: 'release_reporter' | 'release_module_reporter',
	column: 'loads' | 'failures' | 'slow',
): RawBuilder<number> {
	const [loads, failures] = [sql.ref(`${table}.loads`), sql.ref(`${table}.failures`)]
	return sql<number>`(${sql.ref(`${table}.${column}`)} + ${sql.ref(`excluded.${column}`)})
		* least(1, ${LATEST_REPORTS}::float8 / (${loads} + ${failures} + excluded.loads + excluded.failures))`
}
