import { readVersion } from '../../../catalogue/readCache.ts'
import { insertRows, reserveIds } from '../../../core/database/insertRows.ts'
import type { Database } from '../../../core/database/schema.ts'

type NamedTable = 'tag' | 'studio' | 'person'

/** A cache of the ids of rows that are identified by name. */
export class NamedIds {
	readonly #table: NamedTable
	#ids: Map<string, number> | undefined

	constructor(table: NamedTable) {
		this.#table = table
	}

	/** The ids of names; inserts new names. */
	async of(db: Database, names: Iterable<string>): Promise<ReadonlyMap<string, number>> {
		this.#ids ??= await this.#read(db)
		const known = this.#ids
		const missing = [...new Set(names)].filter((name) => !known.has(name))
		const ids = await reserveIds(db, this.#table, missing.length)
		const rows = missing.map((name, place) => ({ id: ids[place] ?? 0, name }))
		await this.#insert(db, rows)
		for (const { id, name } of rows) known.set(name, id)
		return known
	}

	/** Clears the cache after a failed transaction that inserted names. */
	forget(): void {
		this.#ids = undefined
	}

	/** People and studios are in the search index, which follows the version. */
	async #insert(db: Database, rows: { id: number; name: string }[]): Promise<void> {
		if (this.#table === 'tag' || rows.length === 0) return insertRows(db, 'tag', rows)
		const version = await readVersion(db)
		await insertRows(
			db,
			this.#table,
			rows.map((row) => ({ ...row, version })),
		)
	}

	async #read(db: Database): Promise<Map<string, number>> {
		const rows = await db.selectFrom(this.#table).select(['id', 'name']).execute()
		return new Map(rows.map(({ id, name }) => [name, id]))
	}
}
