import { sql } from 'kysely'
import { HOUR_MS } from 'shared-contract/units'
import type { Database } from '../../core/database/schema.ts'
import { addHistograms } from './histograms.ts'
import { storeReporters } from './reporters.ts'
import type { Failure, ReportSum } from './tally.ts'

/** Distinct errors of one version. */
const ERRORS_MAX = 50

/** Adds sums of reports to the database. Versions that are not published are skipped. */
export async function storeSums(db: Database, sums: readonly ReportSum[], now: Date): Promise<void> {
	const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
	// Sorted, so that concurrent processes lock rows in the same order and cannot deadlock.
	const sorted = sums.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
	for (const sum of sorted) {
		if (!(await isPublished(db, sum))) continue
		await addReport(db, sum, hour)
		await addHistograms(db, sum)
		await addErrors(db, sum, now)
		await storeReporters(db, sum, now)
	}
}

const keyOf = ({ slice, version }: ReportSum) => `${slice} ${version}`

async function isPublished(db: Database, { slice, version }: ReportSum): Promise<boolean> {
	const found = await db
		.selectFrom('release')
		.where('slice', '=', slice)
		.where('version', '=', version)
		.where('state', '=', 'published')
		.select('version')
		.executeTakeFirst()
	return found !== undefined
}

async function addReport(db: Database, { slice, version, loads, failures, totalMs }: ReportSum, hour: Date) {
	await db
		.insertInto('release_report')
		.values({ slice, version, hour, loads, failures, total_ms: totalMs })
		.onConflict((conflict) =>
			conflict.columns(['slice', 'version', 'hour']).doUpdateSet(({ ref, eb }) => ({
				loads: eb('release_report.loads', '+', ref('excluded.loads')),
				failures: eb('release_report.failures', '+', ref('excluded.failures')),
				total_ms: eb('release_report.total_ms', '+', ref('excluded.total_ms')),
			})),
		)
		.execute()
}

async function addErrors(db: Database, { slice, version, errors }: ReportSum, now: Date) {
	if (errors.size === 0) return
	const known = await db
		.selectFrom('release_failure')
		.where('slice', '=', slice)
		.where('version', '=', version)
		.select(['module', 'phase', 'error'])
		.execute()
	const isKnown = new Set(known.map(errorKey))
	let room = ERRORS_MAX - known.length
	const stored = [...errors.values()].filter((failure) => isKnown.has(errorKey(failure)) || room-- > 0)
	if (stored.length === 0) return
	await db
		.insertInto('release_failure')
		.values(
			stored
				.toSorted((a, b) => (errorKey(a) < errorKey(b) ? -1 : 1))
				.map(({ count, ...failure }) => ({ slice, version, ...failure, count, last_at: now })),
		)
		.onConflict((conflict) =>
			conflict.columns(['slice', 'version', 'module', 'phase', 'error']).doUpdateSet(({ ref, eb }) => ({
				count: eb('release_failure.count', '+', ref('excluded.count')),
				frame: eb.fn.coalesce('excluded.frame', 'release_failure.frame'),
				last_at: sql<Date>`greatest(release_failure.last_at, excluded.last_at)`,
			})),
		)
		.execute()
}

const errorKey = ({ module, phase, error }: Pick<Failure, 'module' | 'phase' | 'error'>) =>
	`${module}\n${phase}\n${error}`
