import { sql } from 'kysely'
import type { Conflict, EditField } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import type { Edited } from './editedFields.ts'

/** A field that is no longer what somebody believed. */
export interface Clash {
	field: EditField
	wanted: string
	current: string
}

/** What to tell of fields that changed meanwhile: both texts, and by whom and when each was changed last. */
export async function describeConflicts(db: Database, edited: Edited, clashes: readonly Clash[]): Promise<Conflict[]> {
	const conflicts: Conflict[] = []
	// A transaction has one connection: its questions go one after the other.
	for (const clash of clashes) conflicts.push({ ...clash, by: await lastChange(db, edited, clash.field) })
	return conflicts
}

async function lastChange(db: Database, { entity, id }: Edited, field: EditField): Promise<Conflict['by']> {
	const { rows } = await sql<{ id: number; made_at: Date; username: string | null }>`
		select r.id, r.made_at, m.username from revision r left join member m on m.id = r.member_id
		where r.entity = ${entity} and r.entity_id = ${id} and r.before is not null and jsonb_exists(r.after, ${field})
		order by r.id desc limit 1`.execute(db)
	const [row] = rows
	return row ? { revision: row.id, name: row.username, at: row.made_at.toISOString() } : null
}
