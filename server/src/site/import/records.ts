import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { insertRows } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'

/** Raised when the mapping itself changes, so that rows that have not are read again. */
const MAPPING = 2

interface Known {
	hash: string
	titleId: number | null
}

export interface NewRecord {
	key: string
	hash: string
	titleId: number | null
}

/**
 * What of a source has been read already, by the hash of each row. Records are written in the transaction of their rows:
 * after an interruption the import goes on where it stopped, and a second one changes nothing.
 */
export class Records {
	readonly #source: string
	readonly #known: Map<string, Known>

	private constructor(source: string, known: Map<string, Known>) {
		this.#source = source
		this.#known = known
	}

	static async of(db: Database, source: string): Promise<Records> {
		const rows = await db
			.selectFrom('import_record')
			.select(['key', 'hash', 'title_id'])
			.where('source', '=', source)
			.execute()
		return new Records(source, new Map(rows.map(({ key, hash, title_id }) => [key, { hash, titleId: title_id }])))
	}

	has(key: string, hash: string): boolean {
		return this.#known.get(key)?.hash === hash
	}

	/** The title that an earlier reading of the row made. */
	titleId(key: string): number | null {
		return this.#known.get(key)?.titleId ?? null
	}

	async write(db: Database, records: readonly NewRecord[]): Promise<void> {
		const rows = records.map(({ key, hash, titleId }) => ({ source: this.#source, key, hash, title_id: titleId }))
		await insertRows(db, 'import_record', rows, { overwriteBy: ['source', 'key'] })
	}
}

/** What tells a row apart from a later one of the same key. */
export function rowHash(text: string): string {
	return createHash('sha1').update(`${MAPPING}\n`).update(text).digest('base64url')
}

/** The titles of our members' making: what they changed is not overwritten. */
export async function editedByMembers(db: Database, ids: readonly number[]): Promise<Set<number>> {
	const { rows } = await sql<{ id: number }>`select distinct entity_id as id from revision
		where entity = 'title' and member_id is not null and entity_id = any(${ids}::int[])`.execute(db)
	return new Set(rows.map(({ id }) => id))
}
