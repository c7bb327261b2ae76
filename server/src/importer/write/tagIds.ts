import { insertRows, reserveIds } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'

/** A cache of the ids of tags by name. */
export class TagIds {
	#ids: Map<string, number> | undefined

	/** The ids of names; inserts new names. */
	async of(db: Database, names: Iterable<string>): Promise<ReadonlyMap<string, number>> {
		this.#ids ??= await readTags(db)
		const known = this.#ids
		const missing = [...new Set(names)].filter((name) => !known.has(name))
		const ids = await reserveIds(db, 'tag', missing.length)
		const rows = missing.map((name, place) => ({ id: ids[place] ?? 0, name }))
		await insertRows(db, 'tag', rows)
		for (const { id, name } of rows) known.set(name, id)
		return known
	}

	/** Clears the cache after a failed transaction that inserted names. */
	forget(): void {
		this.#ids = undefined
	}
}

async function readTags(db: Database): Promise<Map<string, number>> {
	const rows = await db.selectFrom('tag').select(['id', 'name']).execute()
	return new Map(rows.map(({ id, name }) => [name, id]))
}
