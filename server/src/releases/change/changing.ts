import type { Selectable, Transaction } from 'kysely'
import type { AppContext } from '../../core/appContext.ts'
import type { Schema } from '../../core/database/schema.ts'
import type { ReleaseChannelTable } from '../tables.ts'

/** The row of a slice's channel. */
export type Channel = Selectable<ReleaseChannelTable>

/**
 * Changes the channel of a slice. A lock makes the changes of all slices and processes serial.
 *
 * @param change returns the changed columns, or undefined without a change; it writes the audit log
 * @returns whether the channel has changed
 */
export async function changeChannel(
	db: AppContext['db'],
	slice: string,
	change: (db: Transaction<Schema>, channel: Channel) => Promise<Partial<Channel> | undefined>,
): Promise<boolean> {
	return db.transaction().execute(async (transaction) => {
		const { revision } = await transaction
			.selectFrom('release_state')
			.select('revision')
			.forUpdate()
			.executeTakeFirstOrThrow()
		await transaction
			.insertInto('release_channel')
			.values({ slice, ...NO_VERSION, ...NO_CANDIDATE, ...NO_WATCH })
			.onConflict((conflict) => conflict.doNothing())
			.execute()
		const channel = await transaction
			.selectFrom('release_channel')
			.where('slice', '=', slice)
			.selectAll()
			.executeTakeFirstOrThrow()
		const changed = await change(transaction, channel)
		if (!changed) return false
		await transaction.updateTable('release_channel').set(changed).where('slice', '=', slice).execute()
		await transaction
			.updateTable('release_state')
			.set({ revision: revision + 1 })
			.execute()
		return true
	})
}

const NO_VERSION = { current: null, previous: null, since: null }

/** The columns of a channel without a watch. */
export const NO_WATCH = { watched_until: null, watch_limit: null } as const

/** The columns of a channel without a candidate. */
export const NO_CANDIDATE = {
	candidate: null,
	candidate_share: null,
	candidate_role: null,
	candidate_since: null,
	failure_limit: null,
	candidate_loads: 0,
	candidate_failures: 0,
} as const
