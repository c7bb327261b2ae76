import { sql } from 'kysely'
import type { EditStart, FieldChange } from 'shared-contract'
import { inSavepoint, inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { keepTitleUploads } from '../creation/keepUploads.ts'
import { checkChanges, type Edit, editEntity } from '../revision/editEntity.ts'
import type { EntityKey } from '../revision/editedFields.ts'

/** Ends a rehearsal: everything that it wrote is rolled back. */
class Rehearsed extends Error {
	readonly changes: boolean

	constructor(changes: boolean) {
		super('rehearsed')
		this.changes = changes
	}
}

/**
 * Stores an edit as a proposal that waits for a moderator, in place of the waiting one of the same member. An edit that
 * changes nothing withdraws it.
 *
 * @returns the proposal; null if nothing waits.
 * @throws Problem as `editEntity` does: what could not be written cannot be proposed.
 */
export async function propose(db: Database, edit: Edit): Promise<number | null> {
	const { entity, id, memberId, now } = edit
	const changes = checkChanges(edit).filter(({ from, to }) => from !== to)
	return inTransaction(db, async (transaction) => {
		const changesAnything = changes.length > 0 && (await rehearse(transaction, { ...edit, changes }))
		const waiting = sql`entity = ${entity} and entity_id = ${id} and member_id = ${memberId} and state = 'waiting'`
		if (!changesAnything) {
			await sql`update proposal set state = 'withdrawn', reviewed_at = ${now} where ${waiting}`.execute(transaction)
			return null
		}
		if (entity === 'title') {
			// The rehearsal was rolled back, and a moderator may come after a day.
			await keepTitleUploads(transaction, id, Object.fromEntries(changes.map(({ field, to }) => [field, to])))
		}
		const { rows } = await sql<{ id: number }>`insert into proposal (entity, entity_id, member_id, made_at, changes)
			values (${entity}, ${id}, ${memberId}, ${now}, ${JSON.stringify(changes)}::jsonb)
			on conflict (entity, entity_id, member_id) where state = 'waiting'
				do update set changes = excluded.changes, made_at = excluded.made_at
			returning id`.execute(transaction)
		return rows[0]?.id ?? null
	})
}

// The edit is written and rolled back, so that its author gets every error now and not a moderator later.
async function rehearse(db: Database, edit: Edit): Promise<boolean> {
	try {
		await inSavepoint(db, async () => {
			throw new Rehearsed((await editEntity(db, edit)) !== null)
		})
	} catch (error) {
		if (error instanceof Rehearsed) return error.changes
		throw error
	}
	return false
}

/** The waiting proposal of a member for an entity. */
export async function waitingProposal(
	db: Database,
	{ entity, id }: EntityKey,
	memberId: string,
): Promise<EditStart['proposal']> {
	const { rows } = await sql<{
		id: number
		made_at: Date
		changes: FieldChange[]
	}>`select id, made_at, changes from proposal
		where entity = ${entity} and entity_id = ${id} and member_id = ${memberId} and state = 'waiting'`.execute(db)
	const [row] = rows
	return row && { id: row.id, at: row.made_at.toISOString(), changes: row.changes }
}
