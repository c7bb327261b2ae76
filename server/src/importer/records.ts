import { createHash } from 'node:crypto'
import { insertRows } from '../core/database/insertRows.ts'
import type { Database } from '../core/database/schema.ts'

/** Increment it when the mapping changes, so that unchanged rows are imported again. */
const MAPPING = 4

interface Known {
	hash: string
	titleId: number | null
	/** That title was merged into another one, which this row leaves as it is. */
	isMerged: boolean
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
			.leftJoin('title', 'title.id', 'title_id')
			.select(['key', 'hash', 'title_id as titleId', 'title.merged_into'])
			.where('import_record.source', '=', source)
			.execute()
		const known = rows.map(({ key, merged_into, ...row }) => [key, { ...row, isMerged: merged_into !== null }] as const)
		return new Records(source, new Map(known))
	}

	/** Whether there is nothing to import of a row. */
	has(key: string, hash: string): boolean {
		const known = this.#known.get(key)
		return known !== undefined && (known.isMerged || known.hash === hash)
	}

	/** Whether an earlier import wrote the row. */
	knows(key: string): boolean {
		return this.#known.has(key)
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

/**
 * The hash by which a changed row with the same key is detected.
 *
 * @param memberFields the fields of its title that members wrote: once one is undone, the row is written again.
 */
export function rowHash(text: string, memberFields: readonly string[]): string {
	const hash = createHash('sha1').update(`${MAPPING}\n`).update(text)
	return memberFields.reduce((sum, field) => sum.update(`\n${field}`), hash).digest('base64url')
}
