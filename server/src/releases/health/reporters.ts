import { sql } from 'kysely'
import { DAY_MS } from 'shared-contract/units'
import type { Database } from '../../core/database/schema.ts'
import type { ReleaseName } from '../releaseFiles.ts'
import { decayed } from './decayed.ts'
import { storeModules } from './modules.ts'
import type { ReportSum } from './tally.ts'

/** Counted visitors of one network. */
const REPORTERS_PER_NETWORK = 5
const REPORTERS_MAX = 5000
const TABLES = ['release_reporter', 'release_module_reporter'] as const

/** The result of the reporters of a version. */
export interface Reporters {
	/** The number of visitors. */
	visitors: number
	/** The mean failure rate of the visitors, 0 to 1. */
	failing: number
}

/** Stores the reports of visitors about a compared version. */
export async function storeReporters(db: Database, sum: ReportSum, now: Date): Promise<void> {
	const { slice, version, reporters } = sum
	if (reporters.size === 0) return
	const accepted = await admitted(db, sum, now)
	if (accepted.length === 0) return
	await db
		.insertInto('release_reporter')
		.values(
			accepted.map(([visitor, { modules: _modules, ...counts }]) => ({
				slice,
				version,
				visitor,
				...counts,
				heard_at: now,
			})),
		)
		.onConflict((conflict) =>
			conflict.columns(['slice', 'version', 'visitor']).doUpdateSet(({ ref }) => ({
				loads: decayed('release_reporter', 'loads'),
				failures: decayed('release_reporter', 'failures'),
				network: ref('excluded.network'),
				heard_at: ref('excluded.heard_at'),
			})),
		)
		.execute()
	const visitors = accepted.map(([visitor]) => visitor)
	await storeModules(db, sum, visitors, now)
}

/** The known reporters, and new ones up to the limits of a day. */
async function admitted(db: Database, { slice, version, reporters }: ReportSum, now: Date) {
	const all = [...reporters].toSorted(([a], [b]) => (a < b ? -1 : 1))
	const of = db.selectFrom('release_reporter').where('slice', '=', slice).where('version', '=', version)
	const ofToday = of.where('heard_at', '>', new Date(now.getTime() - DAY_MS))
	const [known, networks, { total }] = await Promise.all([
		of
			.where(
				'visitor',
				'in',
				all.map(([visitor]) => visitor),
			)
			.select('visitor')
			.execute(),
		ofToday
			.where('network', 'in', [...new Set(all.map(([, { network }]) => network))])
			.select(({ fn }) => ['network', fn.countAll<number>().as('visitors')])
			.groupBy('network')
			.execute(),
		ofToday.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
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

/** Whose reports of the last days count, from now on back. */
export const lastDays = (now: Date, days: 1 | 7): Date => new Date(now.getTime() - days * DAY_MS)

/**
 * The result of the reporters since an instant, without the network with the highest failure rate, so that no network alone
 * decides. With a single network there is no control group, so its reports are ignored.
 */
export async function countReporters(db: Database, { slice, version }: ReleaseName, since: Date): Promise<Reporters> {
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
	for (const table of TABLES) {
		await db
			.deleteFrom(table)
			.where('slice', '=', slice)
			.$if(version !== undefined, (query) => query.where('version', '=', version ?? ''))
			.execute()
	}
}

/** Deletes expired reporters, and those of slices without a canary or a watch. */
export async function deleteOldReporters(db: Database, now: Date): Promise<void> {
	for (const table of TABLES) {
		await sql`delete from ${sql.table(table)} as reporter where heard_at <= ${lastDays(now, 7)}
			or not exists (select from release_channel as channel where channel.slice = reporter.slice
				and (channel.candidate is not null or channel.watched_until > ${now}))`.execute(db)
	}
}
