import { sql } from 'kysely'
import type { Database } from '../core/database/schema.ts'
import {
	type EditableField,
	type ImportedColumn,
	type ImportedRows,
	isEditableField,
	storageOf,
} from './editableFields.ts'

/** The fields of titles that members have written and an import therefore leaves alone. */
export class MemberFields {
	readonly #fields: ReadonlyMap<number, ReadonlySet<EditableField>>

	constructor(fields: ReadonlyMap<number, ReadonlySet<EditableField>> = new Map()) {
		this.#fields = fields
	}

	/**
	 * Reads the fields of titles that a revision by a member holds. An undone revision does not count, nor does the undo itself.
	 *
	 * @param ids the titles; undefined for all.
	 */
	static async read(db: Database, ids?: readonly number[]): Promise<MemberFields> {
		const these = ids === undefined ? sql`` : sql`and r.entity_id = any(${ids}::int[])`
		const { rows } = await sql<{ id: number; field: string }>`select distinct r.entity_id as id, k.field
			from revision r cross join jsonb_object_keys(case jsonb_typeof(r.after) when 'object' then r.after end) as k(field)
			where r.entity = 'title' and r.member_id is not null and r.undone_by is null and r.undoes is null ${these}
			order by 1, 2`.execute(db)
		const fields = new Map<number, Set<EditableField>>()
		for (const { id, field } of rows) {
			if (isEditableField(field)) fields.set(id, (fields.get(id) ?? new Set()).add(field))
		}
		return new MemberFields(fields)
	}

	/** The fields of a title that members wrote, of those given, by name. */
	of(titleId: number | null, among: readonly EditableField[]): EditableField[] {
		const written = titleId === null ? undefined : this.#fields.get(titleId)
		return written === undefined ? [] : among.filter((field) => written.has(field))
	}

	/** The columns of a title that an import leaves alone. */
	columns(titleId: number): Set<ImportedColumn> {
		return new Set([...(this.#fields.get(titleId) ?? [])].flatMap((field) => storageOf(field).columns ?? []))
	}

	/** False if an import leaves these rows of a title alone. */
	allow(rows: ImportedRows, titleId: number): boolean {
		const written = this.#fields.get(titleId)
		return written === undefined || ![...written].some((field) => storageOf(field).rows?.includes(rows))
	}

	/** The titles of whose rows of a table an import may write all. */
	open(rows: ImportedRows, ids: readonly number[]): number[] {
		return ids.filter((id) => this.allow(rows, id))
	}

	/** The titles with a field that a member wrote. */
	get titles(): number[] {
		return [...this.#fields.keys()]
	}
}
