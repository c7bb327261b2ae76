import { sql } from 'kysely'
import { conforms, EDITED_ENTITIES, type EditField } from 'shared-contract'
import { oneOf } from 'shared-contract/schema'
import { Problem } from '../../api/problem.ts'
import type { Database } from '../../database/schema.ts'
import { describeConflicts } from './conflicts.ts'
import { type FieldTexts, placesOf } from './editedFields.ts'
import { lockFields } from './lockFields.ts'
import { writeRevision } from './writeRevision.ts'

interface Undo {
	revision: number
	memberId: string
	now: Date
}

interface RevisionRow {
	id: number
	entity: string
	entity_id: number
	before: FieldTexts | null
	after: FieldTexts | null
	undoes: number | null
	undone_by: number | null
}

/**
 * Takes one revision back, whatever came after it, by a revision of its own.
 *
 * @returns the new revision.
 * @throws Problem 404 where there is no such revision, or it is no edit; 409 where it is undone already, and with both texts
 * and the later revision of each field that was changed again since. Then nothing is written.
 */
export async function undoRevision(db: Database, { revision, memberId, now }: Undo): Promise<number> {
	const asked = await readRevision(db, revision)
	return db.transaction().execute(async (transaction) => {
		const { entity, entity_id: id } = asked
		const { titleId, texts } = await lockFields(transaction, { entity, id })
		// Read again, now that nobody else can undo it.
		const undone = await readRevision(transaction, revision)
		if (undone.undone_by !== null) throw new Problem('revision.undone', 409)
		const fields = placesOf(entity)
			.map(([field]) => ({ field, ...turned(undone, field), current: texts[field] ?? '' }))
			.filter(({ was, became, current }) => was !== undefined && became !== undefined && was !== current)
		if (fields.length === 0) throw new Problem('revision.undone', 409)
		const clashes = fields
			.filter(({ became, current }) => became !== current)
			.map(({ field, was = '', current }) => ({ field, wanted: was, current }))
		if (clashes.length > 0) {
			const conflicts = await describeConflicts(transaction, { entity, id }, clashes)
			throw new Problem('revision.conflict', 409, { conflicts })
		}
		const before: FieldTexts = Object.fromEntries(fields.map(({ field, current }) => [field, current]))
		const after: FieldTexts = Object.fromEntries(fields.map(({ field, was }) => [field, was]))
		const made = await writeRevision(transaction, {
			entity,
			id,
			titleId,
			memberId,
			now,
			before,
			after,
			undoes: revision,
		})
		await markUndone(transaction, undone, made)
		return made
	})
}

function turned({ before, after }: RevisionRow, field: EditField) {
	return { was: before?.[field], became: after?.[field] }
}

const Entity = oneOf(EDITED_ENTITIES)

async function readRevision(db: Database, id: number) {
	const { rows } = await sql<RevisionRow>`select id, entity, entity_id, before, after, undoes, undone_by
		from revision where id = ${id}`.execute(db)
	const [row] = rows
	if (!row || row.before === null || !conforms(Entity, row.entity)) throw new Problem('request.notFound', 404)
	return { ...row, entity: row.entity }
}

// Who undoes an undo brings back what that one had taken back, and so on along the chain.
async function markUndone(db: Database, undone: Pick<RevisionRow, 'id' | 'undoes'>, by: number) {
	let mark: number | null = by
	for (let at: Pick<RevisionRow, 'id' | 'undoes'> | undefined = undone; at !== undefined; ) {
		const { id, undoes }: Pick<RevisionRow, 'id' | 'undoes'> = at
		await sql`update revision set undone_by = ${mark} where id = ${id}`.execute(db)
		if (undoes === null) return
		mark = mark === null ? id : null
		const { rows } = await sql<Pick<RevisionRow, 'id' | 'undoes'>>`
			select id, undoes from revision where id = ${undoes}`.execute(db)
		at = rows[0]
	}
}
