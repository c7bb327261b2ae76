import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { insertRows } from '../../core/database/insertRows.ts'
import type { Database } from '../../core/database/schema.ts'

/** Increment it when the mapping changes, so that unchanged rows are imported again. */
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
 * The imported rows of a source, each with a hash. Records are written in the transaction of their rows, so that an
 * interrupted import resumes and a repeated one changes nothing.
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

	/** The title that an earlier import of the row created. */
	titleId(key: string): number | null {
		return this.#known.get(key)?.titleId ?? null
	}

	async write(db: Database, records: readonly NewRecord[]): Promise<void> {
		const rows = records.map(({ key, hash, titleId }) => ({ source: this.#source, key, hash, title_id: titleId }))
		await insertRows(db, 'import_record', rows, { overwriteBy: ['source', 'key'] })
	}
}

/** The hash by which a changed row with the same key is detected. */
export function rowHash(text: string): string {
	return createHash('sha1').update(`${MAPPING}\n`).update(text).digest('base64url')
}

/** The titles with edits of members, which the import does not overwrite. */
export async function editedByMembers(db: Database, ids: readonly number[]): Promise<Set<number>> {
	const { rows } = await sql<{ id: number }>`select distinct entity_id as id from revision
		where entity = 'title' and member_id is not null and entity_id = any(${ids}::int[])`.execute(db)
	return new Set(rows.map(({ id }) => id))
}
