import { randomUUID } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { insertRows } from 'server/src/core/database/insertRows.ts'
import type { Schema } from 'server/src/core/database/schema.ts'
import { writeNeighbors } from 'server/src/library/suggestion/writeNeighbors.ts'
import { repetitions } from '../options.ts'

const MEMBERS = repetitions(300, 30)
const ENTRIES = 120
/** The well-known titles that the lists are made of. */
const KNOWN = 3000

/** Runs work in a transaction with members who have lists, and rolls it back: the imported database stays as it was. */
export async function withCommunity(
	db: Kysely<Schema>,
	work: (db: Transaction<Schema>, memberIds: readonly string[]) => Promise<void>,
): Promise<void> {
	const rollback = new Error('rollback')
	await db
		.transaction()
		.execute(async (transaction) => {
			const ids = Array.from({ length: MEMBERS }, () => randomUUID())
			await insertRows(
				transaction,
				'member',
				ids.map((id) => ({ id, username: id, username_key: id })),
			)
			// A square root favours the best known titles, as lists do.
			await sql`insert into list_entry (member_id, title_id, status, added_at, changed_at)
				select m.id, t.id, 'completed', now(), now() from unnest(${ids}::uuid[]) m (id)
				join lateral (
					select id, row_number() over (order by popularity desc, id) as place from title where removed_at is null
					order by popularity desc, id limit ${KNOWN}
				) t on ('x' || substr(md5(m.id::text || t.id::text), 1, 6))::bit(24)::int / 16777216.0
					< ${ENTRIES / 2}::float8 / sqrt(${KNOWN}::float8 * t.place)
				on conflict do nothing`.execute(transaction)
			await writeNeighbors(transaction)
			await sql`analyze list_entry, title_neighbor`.execute(transaction)
			await work(transaction, ids)
			throw rollback
		})
		.catch((error: unknown) => {
			if (error !== rollback) throw error
		})
}
