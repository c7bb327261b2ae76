import { sql } from 'kysely'
import { MINUTE_MS } from 'shared-contract/units'
import type { AppContext } from '../../core/appContext.ts'
import type { SyncRow } from './connections.ts'
import { runSync } from './runSync.ts'
import type { Services } from './services/index.ts'

/** A run that ends with its process begins again after this time. */
const LEASE_MS = 10 * MINUTE_MS

/** Runs the syncs that are due, one after the other. */
export async function syncDue(context: AppContext, services: Services, mayGoOn: () => boolean): Promise<void> {
	const failed: unknown[] = []
	while (mayGoOn()) {
		const sync = await takeDue(context, [...services.keys()])
		const service = sync && services.get(sync.service)
		if (!sync || !service) break
		// An error of one list does not keep the others waiting.
		await runSync(context, sync, service, mayGoOn).catch((error) => failed.push(error))
	}
	if (failed.length > 0) throw new AggregateError(failed, 'syncs failed')
}

/** The sync that has waited longest. No other process takes it before the lease ends. */
async function takeDue({ db, now }: AppContext, services: string[]): Promise<SyncRow | undefined> {
	const at = now()
	const { rows } = await sql<SyncRow>`update list_sync set next_at = ${new Date(at.getTime() + LEASE_MS)} where id = (
		select id from list_sync where state = 'on' and next_at <= ${at} and service = any(${services}::text[])
		order by next_at, id limit 1 for update skip locked) returning *`.execute(db)
	return rows[0]
}
