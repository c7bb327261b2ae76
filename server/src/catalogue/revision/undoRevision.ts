import type { EditField } from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { describeConflicts } from './conflicts.ts'
import { type FieldTexts, fieldLocations } from './editedFields.ts'
import { lockFields } from './lockFields.ts'
import { markUndone } from './markUndone.ts'
import { type RevisionRow, readRevision } from './revisionRow.ts'
import { undoCreation } from './undoCreation.ts'
import { writeRevision } from './writeRevision.ts'

export interface Undo {
	revision: number
	memberId: string
	now: Date
}

/**
 * Undoes one revision with a new revision, independent of later ones. Undo of a creation removes the entity; undo of that
 * restores it.
 *
 * @returns the new revision.
 * @throws Problem 404 if the revision or its entity does not exist; 409 if it is already undone, or with both texts and the
 * later revision of each field that was changed since. Then nothing is written.
 */
export async function undoRevision(db: Database, undo: Undo): Promise<number> {
	const undone = await readRevision(db, undo.revision)
	if (undone.before === null || undone.after === null) return undoCreation(db, undo)
	// Only the creation of an article can be undone.
	if (undone.entity === 'article') throw new Problem('request.notFound', 404)
	return undoEdit(db, { entity: undone.entity, id: undone.entity_id }, undo)
}

async function undoEdit(
	db: Database,
	key: { entity: 'title' | 'episode'; id: number },
	{ revision, memberId, now }: Undo,
): Promise<number> {
	return inTransaction(db, async (transaction) => {
		const { titleId, texts } = await lockFields(transaction, key)
		// Read again under the lock, so that no concurrent undo can intervene.
		const undone = await readRevision(transaction, revision)
		if (undone.undone_by !== null) throw new Problem('revision.undone', 409)
		const fields = fieldLocations(key.entity)
			.map(([field]) => ({ field, ...textsOf(undone, field), current: texts[field] ?? '' }))
			.filter(({ was, became, current }) => was !== undefined && became !== undefined && was !== current)
		if (fields.length === 0) throw new Problem('revision.undone', 409)
		const fieldConflicts = fields
			.filter(({ became, current }) => became !== current)
			.map(({ field, was = '', current }) => ({ field, wanted: was, current }))
		if (fieldConflicts.length > 0) {
			const conflicts = await describeConflicts(transaction, key, fieldConflicts)
			throw new Problem('revision.conflict', 409, { conflicts })
		}
		const before: FieldTexts = Object.fromEntries(fields.map(({ field, current }) => [field, current]))
		const after: FieldTexts = Object.fromEntries(fields.map(({ field, was }) => [field, was]))
		const writing = { ...key, titleId, memberId, now, before, after, undoes: revision }
		const newRevision = await writeRevision(transaction, writing)
		await markUndone(transaction, undone, newRevision)
		return newRevision
	})
}

function textsOf({ before, after }: RevisionRow, field: EditField) {
	return { was: before?.[field], became: after?.[field] }
}
