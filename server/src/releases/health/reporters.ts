import { sql } from 'kysely'
import { DAY_MS } from 'shared-contract/units'
import type { Database } from '../../core/database/schema.ts'
import type { ReleaseName } from '../releaseFiles.ts'
import type { ReportSum } from './tally.ts'

/** Counted visitors of one network. */
const REPORTERS_PER_NETWORK = 5
const REPORTERS_MAX = 5000
/** The weight of a visitor's past: about this many of the latest reports count, so that a later failure shows. */
const LATEST_REPORTS = 20
const REPORT_LIFETIME_MS = DAY_MS

/** The result of the reporters of a version. */
export interface Reporters {
	/** The number of visitors. */
	visitors: number
	/** The mean failure rate of the visitors, 0 to 1. */
	failing: number
}

/** Stores the reports of visitors about a compared version. */
export async function storeReporters(db: Database, { slice, version, reporters }: ReportSum, now: Date): Promise<void> {
	if (reporters.size === 0) return
	const accepted = await admitted(db, { slice, version }, reporters)
	if (accepted.length === 0) return
	const decayed = (column: 'loads' | 'failures') =>
		sql<number>`(${sql.ref(`release_reporter.${column}`)} + ${sql.ref(`excluded.${column}`)})
			* least(1, ${LATEST_REPORTS}::float8 / (release_reporter.loads + release_reporter.failures + excluded.loads + excluded.failures))`
	await db
		.insertInto('release_reporter')
		.values(accepted.map(([visitor, counts]) => ({ slice, version, visitor, ...counts, heard_at: now })))
		.onConflict((conflict) =>
			conflict.columns(['slice', 'version', 'visitor']).doUpdateSet(({ ref }) => ({
				loads: decayed('loads'),
				failures: decayed('failures'),
				network: ref('excluded.network'),
				heard_at: ref('excluded.heard_at'),
			})),
		)
		.execute()
}

/** The known reporters, and new ones up to the limits. */
async function admitted(db: Database, { slice, version }: ReleaseName, reporters: ReportSum['reporters']) {
	const all = [...reporters].toSorted(([a], [b]) => (a < b ? -1 : 1))
	const of = db.selectFrom('release_reporter').where('slice', '=', slice).where('version', '=', version)
	const [known, networks, { total }] = await Promise.all([
		of
			.where(
				'visitor',
				'in',
				all.map(([visitor]) => visitor),
			)
			.select('visitor')
			.execute(),
		of
			.where('network', 'in', [...new Set(all.map(([, { network }]) => network))])
			.select(({ fn }) => ['network', fn.countAll<number>().as('visitors')])
			.groupBy('network')
			.execute(),
		of.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
	])
	const isKnown = new Set(known.map(({ visitor }) => visitor))
	const visitorsByNetwork = new Map(networks.map(({ network, visitors }) => [network, visitors]))
	let room = REPORTERS_MAX - total
	return all.filter(([visitor, { network }]) => {
		if (isKnown.has(visitor)) return true
		const crowd = visitorsByNetwork.get(network) ?? 0
		if (crowd >= REPORTERS_PER_NETWORK || room <= 0) return false
		visitorsByNetwork.set(network, crowd + 1)
		room -= 1
		return true
	})
}

/**
 * The result of the reporters of the last day, without the network with the highest failure rate, so that no network alone
 * decides. With a single network there is no control group, so its reports are ignored.
 */
export async function countReporters(db: Database, { slice, version }: ReleaseName, now: Date): Promise<Reporters> {
	const since = new Date(now.getTime() - REPORT_LIFETIME_MS)
	const { rows } = await sql<{ visitors: number; failed: number }>`
		with crowd as (
			select count(*) as visitors, sum(failures / (loads + failures)) as failed,
				row_number() over (order by sum(failures / (loads + failures)) desc, count(*), network) as place
			from release_reporter
			where slice = ${slice} and version = ${version} and heard_at > ${since}
			group by network
		)
		select coalesce(sum(visitors), 0)::int as visitors, coalesce(sum(failed), 0) as failed from crowd where place > 1
	`.execute(db)
	const { visitors, failed } = rows[0] ?? { visitors: 0, failed: 0 }
	return { visitors, failing: visitors === 0 ? 0 : failed / visitors }
}

/**
 * Deletes the reporters of a slice, or of one version: a canary or a watch begins, and only later reports count.
 */
export async function deleteReporters(db: Database, slice: string, version?: string): Promise<void> {
	await db
		.deleteFrom('release_reporter')
		.where('slice', '=', slice)
		.$if(version !== undefined, (query) => query.where('version', '=', version ?? ''))
		.execute()
}

/** Deletes expired reporters, and those of slices without a canary or a watch. */
export async function deleteOldReporters(db: Database, now: Date): Promise<void> {
	const before = new Date(now.getTime() - REPORT_LIFETIME_MS)
	await sql`delete from release_reporter as voice where heard_at <= ${before}
		or not exists (select from release_channel as channel
			where channel.slice = voice.slice and (channel.candidate is not null or channel.watched_until > ${now}))`.execute(
		db,
	)
}
