import { sql } from 'kysely'
import { DAY_MS } from 'shared-contract/units'
import type { Database } from '../../core/database/schema.ts'
import type { ReleaseName } from '../releaseFiles.ts'
import type { Sum } from './tally.ts'

/** Of one network so many visitors are heard, however many it sends. */
const HEARD_OF_NETWORK = 5
const HEARD_AT_MOST = 5000
/** Of a visitor's reports about the latest so many count: one that breaks later is noticed as soon as one that is new. */
const LATEST_REPORTS = 20
const HEARD_FOR_MS = DAY_MS

/** What distinct visitors have told of a version. */
export interface Reporters {
	/** How many visitors. */
	visitors: number
	/** In how many of each one's reports something failed, 0 to 1, on average over them. */
	failing: number
}

/** Keeps what visitors told of a version that is being tried or watched, or compared with one that is. */
export async function storeReporters(db: Database, { slice, version, voices }: Sum, now: Date): Promise<void> {
	if (voices.size === 0) return
	const heard = await admitted(db, { slice, version }, voices)
	if (heard.length === 0) return
	const kept = (column: 'loads' | 'failures') =>
		sql<number>`(${sql.ref(`release_reporter.${column}`)} + ${sql.ref(`excluded.${column}`)})
			* least(1, ${LATEST_REPORTS}::float8 / (release_reporter.loads + release_reporter.failures + excluded.loads + excluded.failures))`
	await db
		.insertInto('release_reporter')
		.values(heard.map(([visitor, told]) => ({ slice, version, visitor, ...told, heard_at: now })))
		.onConflict((conflict) =>
			conflict.columns(['slice', 'version', 'visitor']).doUpdateSet(({ ref }) => ({
				loads: kept('loads'),
				failures: kept('failures'),
				network: ref('excluded.network'),
				heard_at: ref('excluded.heard_at'),
			})),
		)
		.execute()
}

/** Those who are heard already, and as many others as there is room for. */
async function admitted(db: Database, { slice, version }: ReleaseName, voices: Sum['voices']) {
	const all = [...voices].toSorted(([a], [b]) => (a < b ? -1 : 1))
	const of = db.selectFrom('release_reporter').where('slice', '=', slice).where('version', '=', version)
	const [known, crowds, { total }] = await Promise.all([
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
	const crowdOf = new Map(crowds.map(({ network, visitors }) => [network, visitors]))
	let room = HEARD_AT_MOST - total
	return all.filter(([visitor, { network }]) => {
		if (isKnown.has(visitor)) return true
		const crowd = crowdOf.get(network) ?? 0
		if (crowd >= HEARD_OF_NETWORK || room <= 0) return false
		crowdOf.set(network, crowd + 1)
		room -= 1
		return true
	})
}

/**
 * What visitors of the last day told of a version, without the network that tells of most failures: no network alone
 * decides. Nobody of one version is heard where there is one network only.
 */
export async function countReporters(db: Database, { slice, version }: ReleaseName, now: Date): Promise<Reporters> {
	const since = new Date(now.getTime() - HEARD_FOR_MS)
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
 * Forgets who told of the versions of a slice, or of one: a trial or a watch begins, and is judged by what comes then.
 */
export async function deleteReporters(db: Database, slice: string, version?: string): Promise<void> {
	await db
		.deleteFrom('release_reporter')
		.where('slice', '=', slice)
		.$if(version !== undefined, (query) => query.where('version', '=', version ?? ''))
		.execute()
}

/** Forgets who has not been heard lately, or told of what is neither tried nor watched any more. */
export async function deleteOldReporters(db: Database, now: Date): Promise<void> {
	const before = new Date(now.getTime() - HEARD_FOR_MS)
	await sql`delete from release_reporter as voice where heard_at <= ${before}
		or not exists (select from release_channel as channel
			where channel.slice = voice.slice and (channel.candidate is not null or channel.watched_until > ${now}))`.execute(
		db,
	)
}
