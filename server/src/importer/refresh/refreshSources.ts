import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { DAY_MS, HOUR_MS, MINUTE_MS } from 'shared-contract/units'
import type { ProcessContext } from '../../core/appContext.ts'
import type { Database } from '../../core/database/schema.ts'
import { dialPublic } from '../../core/remotePicture/dial.ts'
import { PictureUnavailable } from '../../core/remotePicture/pictureUnavailable.ts'
import { Changes } from '../changes.ts'
import { importFiles } from '../importFiles.ts'
import { Interrupted } from '../mapping.ts'
import { UnknownFile } from '../reading/recognise.ts'
import { Report } from '../report.ts'
import { fetchSource, SourceFailure } from './fetchSource.ts'
import type { Source } from './readSources.ts'

/** How long after a failure a source is asked again; twice as long after each further one. */
const RETRY_MS = 15 * MINUTE_MS
/** A run that has not ended after this time has lost its process. */
const LOST_AFTER_MS = 6 * HOUR_MS
/** What a run changed is stored for so many runs of its source and so long. */
const KEPT_RUNS = 5
const KEPT_MS = 30 * DAY_MS
const NO_CONNECTION = /^(ECONN|EHOST|ENET|ETIMEDOUT|EPIPE|EPROTO|ERR_TLS|CERT_)/

export interface Refreshing {
	context: ProcessContext
	sources: readonly Source[]
	log: FastifyBaseLogger
	signal: AbortSignal
	maxBytes?: number
}

/** Runs the sources that are due, one after the other. A failing one is tried again later, and does not keep the others from running. */
export async function refreshSources(refreshing: Refreshing): Promise<void> {
	const { context, sources, signal } = refreshing
	const { db, now } = context
	const rows = JSON.stringify(sources.map(({ name }) => ({ name, due_at: now() })))
	await sql`insert into source_state (name, due_at) select name, due_at from json_populate_recordset(null::source_state, ${rows}::json)
		on conflict do nothing`.execute(db)
	await sql`with lost as (
			update source_run r set result = 'failed', reason = 'interrupted', ended_at = ${now()},
				changes = (select count(*)::int from source_change c where c.run_id = r.id)
			where result = 'running' and began_at < ${new Date(now().getTime() - LOST_AFTER_MS)} returning source
		) update source_state set due_at = ${now()} where name in (select source from lost)`.execute(db)
	for (const source of sources) if (!signal.aborted) await runIfDue(source, refreshing)
	await deleteOldChanges(db, now())
}

async function runIfDue(source: Source, { context, log, signal, maxBytes }: Refreshing): Promise<void> {
	const { db, settings, now, dial = dialPublic } = context
	const began_at = now()
	const intervalMs = source.interval * HOUR_MS
	// Taken by this process: others see it as due later.
	const state = await db
		.updateTable('source_state')
		.set({ due_at: new Date(began_at.getTime() + intervalMs) })
		.where('name', '=', source.name)
		.where('due_at', '<=', began_at)
		.returningAll()
		.executeTakeFirst()
	if (!state) return
	const { id } = await db
		.insertInto('source_run')
		.values({ source: source.name, began_at, started_by: state.asked_by })
		.returning('id')
		.executeTakeFirstOrThrow()
	await db.updateTable('source_state').set({ asked_by: null }).where('name', '=', source.name).execute()
	const folder = join(settings.DATA_DIR, 'sources', source.name)
	const report = new Report(join(folder, 'report.jsonl'))
	const changes = new Changes(id)
	let failure: ReturnType<typeof failureOf> | undefined
	let isFetched = false
	try {
		const fetched = await fetchSource(source, state, { dial, folder, signal, ...(maxBytes && { maxBytes }) })
		if (fetched) {
			isFetched = true
			await mkdir(folder, { recursive: true })
			await rm(join(folder, 'report.jsonl'), { force: true })
			const takesAdult = settings.ADULT_TITLES === 'members'
			const run = { db, report, changes, signal, takesAdult, now: began_at, asOf: fetched.asOf, isRefresh: true }
			await importFiles({ ...run, progress: () => {} }, { files: [fetched.file], withShipped: true })
			const { etag, modified, hash } = fetched
			await db.updateTable('source_state').set({ etag, modified, hash }).where('name', '=', source.name).execute()
			if (source.file === undefined) await rm(fetched.file, { force: true })
		}
	} catch (error) {
		failure = failureOf(error)
		log[failure.reason === 'interrupted' ? 'info' : 'warn'](
			{ err: error, source: source.name },
			'a source was not read',
		)
	}
	const failures = failure ? state.failures + 1 : 0
	const ended_at = now()
	const retryMs = Math.min(intervalMs, RETRY_MS * 2 ** state.failures)
	const due_at = failure ? new Date(ended_at.getTime() + retryMs) : undefined
	await db
		.updateTable('source_state')
		.set({ failures, ...(due_at && { due_at }) })
		.where('name', '=', source.name)
		.execute()
	const counts = report.files.map((summary) => ({ ...summary, findings: Object.fromEntries(summary.findings) }))
	const result = failure ? 'failed' : isFetched ? 'changed' : 'unchanged'
	await db
		.updateTable('source_run')
		.set({ ended_at, result, counts: JSON.stringify(counts), changes: changes.stored, ...failure })
		.where('id', '=', id)
		.execute()
}

/** Why a run failed, as a code that pages have words for, and in detail. */
function failureOf(error: unknown): { reason: string; detail: string } {
	const detail = (error instanceof Error ? error.message : String(error)).slice(0, 500)
	if (error instanceof SourceFailure || error instanceof PictureUnavailable) return { reason: error.reason, detail }
	if (error instanceof UnknownFile) return { reason: 'unknownFile', detail: '' }
	if (error instanceof Interrupted || (error instanceof Error && error.name === 'AbortError'))
		return { reason: 'interrupted', detail: '' }
	if (error instanceof Error && error.name === 'TimeoutError') return { reason: 'unreachable', detail }
	const isOfConnection = error instanceof Error && 'code' in error && NO_CONNECTION.test(String(error.code))
	return { reason: isOfConnection ? 'unreachable' : 'error', detail }
}

async function deleteOldChanges(db: Database, now: Date): Promise<void> {
	const old = sql`select id from (select id, began_at, changes,
			row_number() over (partition by source order by id desc) as place from source_run where changes > 0) r
		where place > ${KEPT_RUNS} or began_at < ${new Date(now.getTime() - KEPT_MS)}`
	await sql`delete from source_change where run_id in (${old})`.execute(db)
	await sql`update source_run set changes = null where id in (${old})`.execute(db)
	await sql`delete from source_run where result = 'unchanged' and began_at < ${new Date(now.getTime() - KEPT_MS)}
		and id not in (select max(id) from source_run group by source)`.execute(db)
}
