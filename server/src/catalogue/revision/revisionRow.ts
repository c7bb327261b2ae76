import { sql } from 'kysely'
import type { EditedEntity } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import type { FieldTexts } from './editedFields.ts'

/** The columns of a revision that an undo needs. */
export interface RevisionRow {
	id: number
	entity: EditedEntity | 'article'
	entity_id: number
	/** Null if the revision created or restored the entity. */
	before: FieldTexts | null
	/** Null if the revision removed the entity. */
	after: FieldTexts | null
	undoes: number | null
	undone_by: number | null
}

/** @throws Problem 404 if the revision does not exist. */
export async function readRevision(db: Database, id: number): Promise<RevisionRow> {
	const { rows } = await sql<RevisionRow>`select id, entity, entity_id, before, after, undoes, undone_by
		from revision where id = ${id}`.execute(db)
	const [row] = rows
	if (!row) throw new Problem('request.notFound', 404)
	return row
}
