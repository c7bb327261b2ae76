import { sql } from 'kysely'
import { insertRows } from '../../core/database/insertRows.ts'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { neighborsOf } from './neighbors.ts'
import { readPublicTastes } from './readTastes.ts'

const BATCH_SIZE = 5_000
/** How long the computation may block the event loop, in milliseconds. */
const SLICE_MS = 6

type Row = { title_id: number; neighbor_id: number; similarity: number }

/**
 * Computes the titles that the same members have on their public lists, and replaces the stored ones: what a member has made
 * private or taken off is gone with the next night.
 */
export async function writeNeighbors(db: Database): Promise<void> {
	const rows = await neighborRows(db)
	await inTransaction(db, async (transaction) => {
		await transaction.deleteFrom('title_neighbor').execute()
		for (let from = 0; from < rows.length; from += BATCH_SIZE) {
			await insertKnown(transaction, rows.slice(from, from + BATCH_SIZE))
		}
	})
}

/** Inserts rows. A title may have been deleted or removed since its lists were read. */
async function insertKnown(db: Database, rows: readonly Row[]): Promise<void> {
	const ids = [...new Set(rows.flatMap(({ title_id, neighbor_id }) => [title_id, neighbor_id]))]
	const present = await sql<{ id: number }>`select id from title where id = any(${ids}::int[])
		and removed_at is null`.execute(db)
	const known = new Set(present.rows.map(({ id }) => id))
	const kept = rows.filter(({ title_id, neighbor_id }) => known.has(title_id) && known.has(neighbor_id))
	await insertRows(db, 'title_neighbor', kept)
}

async function neighborRows(db: Database): Promise<Row[]> {
	const rows: Row[] = []
	let startedAt = performance.now()
	for (const { titleId, neighbors } of neighborsOf(await readPublicTastes(db))) {
		for (const { id, similarity } of neighbors) rows.push({ title_id: titleId, neighbor_id: id, similarity })
		if (performance.now() - startedAt < SLICE_MS) continue
		await new Promise((resolve) => setImmediate(resolve))
		startedAt = performance.now()
	}
	return rows
}
