import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import type { FieldTexts } from './editedFields.ts'

/** A revision as an undo reads it. */
export interface RevisionRow {
	id: number
	entity: 'title' | 'episode' | 'article'
	entity_id: number
	/** Null where something was made, or brought in again. */
	before: FieldTexts | null
	/** Null where something was taken out. */
	after: FieldTexts | null
	undoes: number | null
	undone_by: number | null
}

/** @throws Problem 404 where there is no such revision. */
export async function readRevision(db: Database, id: number): Promise<RevisionRow> {
	const { rows } = await sql<RevisionRow>`select id, entity, entity_id, before, after, undoes, undone_by
		from revision where id = ${id}`.execute(db)
	const [row] = rows
	if (!row) throw new Problem('request.notFound', 404)
	return row
}
