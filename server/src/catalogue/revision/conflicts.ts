import { sql } from 'kysely'
import type { Conflict, EditField } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import type { EntityKey } from './editedFields.ts'

/** A field whose text has changed since the editor read it. */
export interface FieldConflict {
	field: EditField
	wanted: string
	current: string
}

/** Describes conflicting fields: both texts, and the author and time of each field's last change. */
export async function describeConflicts(
	db: Database,
	key: EntityKey,
	fieldConflicts: readonly FieldConflict[],
): Promise<Conflict[]> {
	const conflicts: Conflict[] = []
	// A transaction has one connection, so its queries run serially.
	for (const conflict of fieldConflicts) conflicts.push({ ...conflict, by: await lastChange(db, key, conflict.field) })
	return conflicts
}

async function lastChange(db: Database, { entity, id }: EntityKey, field: EditField): Promise<Conflict['by']> {
	const { rows } = await sql<{ id: number; made_at: Date; username: string | null }>`
		select r.id, r.made_at, m.username from revision r left join member m on m.id = r.member_id
		where r.entity = ${entity} and r.entity_id = ${id} and r.before is not null and jsonb_exists(r.after, ${field})
		order by r.id desc limit 1`.execute(db)
	const [row] = rows
	return row ? { revision: row.id, name: row.username, at: row.made_at.toISOString() } : null
}
