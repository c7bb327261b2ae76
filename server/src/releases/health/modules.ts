import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import type { ReleaseName } from '../releaseFiles.ts'
import { decayed } from './decayed.ts'
import { readSlowLimits } from './slow.ts'
import type { ReportSum } from './tally.ts'

/** Modules of failures that belong to no screen or widget: they have no loads to be compared with. */
const NO_MODULES = ['entry', 'uncaught']
/** Stored reports of one version. */
const ROWS_MAX = 20_000

/** The result of the visitors who opened one module: a screen or a widget. */
export interface ModuleReports {
	module: string
	visitors: number
	/** The mean share of the visitors' reports that failed or were slow, 0 to 1. */
	failing: number
}

/**
 * Stores the reports of visitors about each module.
 *
 * @param visitors those that count in the comparison
 */
export async function storeModules(
	db: Database,
	{ slice, version, reporters }: ReportSum,
	visitors: readonly string[],
	now: Date,
): Promise<void> {
	const limits = await readSlowLimits(db, { slice, version })
	const rows = visitors.flatMap((visitor) => {
		const reports = reporters.get(visitor)
		return [...(reports?.modules ?? [])]
			.filter(([module]) => !NO_MODULES.includes(module))
			.map(([module, { times, ...counts }]) => ({
				slice,
				version,
				module,
				visitor,
				network: reports?.network ?? '',
				...counts,
				slow: times.filter((ms) => ms > (limits.get(module) ?? Number.POSITIVE_INFINITY)).length,
				heard_at: now,
			}))
	})
	if (rows.length === 0) return
	const { stored } = await db
		.selectFrom('release_module_reporter')
		.where('slice', '=', slice)
		.where('version', '=', version)
		.select(({ fn }) => fn.countAll<number>().as('stored'))
		.executeTakeFirstOrThrow()
	if (stored >= ROWS_MAX) return
	await db
		.insertInto('release_module_reporter')
		.values(rows)
		.onConflict((conflict) =>
			conflict.columns(['slice', 'version', 'module', 'visitor']).doUpdateSet(({ ref }) => ({
				network: ref('excluded.network'),
				loads: decayed('release_module_reporter', 'loads'),
				failures: decayed('release_module_reporter', 'failures'),
				slow: decayed('release_module_reporter', 'slow'),
				heard_at: ref('excluded.heard_at'),
			})),
		)
		.execute()
}

/**
 * The results of the modules of a version since an instant, each without the network that reports most of its faults.
 *
 * @param fault what counts against a module: reports of its failures, or those in which it was slow
 */
export async function readModules(
	db: Database,
	{ slice, version }: ReleaseName,
	since: Date,
	fault: 'failures' | 'slow',
): Promise<ModuleReports[]> {
	const failed = sql`sum(${sql.ref(fault)} / (loads + failures))`
	const { rows } = await sql<ModuleReports>`
		with crowd as (
			select module, count(*) as visitors, ${failed} as failed,
				row_number() over (partition by module order by ${failed} desc, count(*), network) as place
			from release_module_reporter
			where slice = ${slice} and version = ${version} and heard_at > ${since}
			group by module, network
		)
		select module, sum(visitors)::int as visitors, sum(failed) / sum(visitors) as failing
		from crowd where place > 1
		group by module order by failing desc, module
	`.execute(db)
	return rows
}
