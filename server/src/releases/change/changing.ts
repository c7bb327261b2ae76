import type { Selectable, Transaction } from 'kysely'
import type { AppContext } from '../../core/appContext.ts'
import type { Schema } from '../../core/database/schema.ts'
import type { ReleaseChannelTable } from '../tables.ts'

/** Who is given what of a slice, as its row says. */
export type Channel = Selectable<ReleaseChannelTable>

/**
 * Changes who is given what of a slice. One at a time, of all processes: what a change finds is what the one before left,
 * of the other slices too.
 *
 * @param change gives what becomes different, or nothing where nothing does; it logs what it did
 * @returns whether anything has changed
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
			.values({ slice, ...NOTHING, ...NO_CANDIDATE, ...NO_WATCH })
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

const NOTHING = { current: null, previous: null, since: null }

/** What a channel holds where what everybody has is not watched. */
export const NO_WATCH = { watched_until: null, watch_limit: null } as const

/** What a channel holds where nothing is being tried. */
export const NO_CANDIDATE = {
	candidate: null,
	candidate_share: null,
	candidate_role: null,
	candidate_since: null,
	failure_limit: null,
	candidate_loads: 0,
	candidate_failures: 0,
} as const
