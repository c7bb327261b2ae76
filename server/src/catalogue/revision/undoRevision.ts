import type { EditField } from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { describeConflicts } from './conflicts.ts'
import { type FieldTexts, fieldLocations } from './editedFields.ts'
import { lockFields } from './lockFields.ts'
import { markUndone } from './markUndone.ts'
import { type RevisionRow, readRevision } from './revisionRow.ts'
import { undoPresence } from './undoPresence.ts'
import { writeRevision } from './writeRevision.ts'

export interface Undo {
	revision: number
	memberId: string
	now: Date
}

/**
 * Takes one revision back, whatever came after it, by a revision of its own. Who takes a creation back takes out what was
 * made; who takes that back brings it in again.
 *
 * @returns the new revision.
 * @throws Problem 404 where there is no such revision, or nothing that it is of; 409 where it is undone already, and with
 * both texts and the later revision of each field that was changed again since. Then nothing is written.
 */
export async function undoRevision(db: Database, undo: Undo): Promise<number> {
	const asked = await readRevision(db, undo.revision)
	if (asked.before === null || asked.after === null) return undoPresence(db, undo)
	// Of an article only its creation is taken back.
	if (asked.entity === 'article') throw new Problem('request.notFound', 404)
	return undoEdit(db, { entity: asked.entity, id: asked.entity_id }, undo)
}

async function undoEdit(
	db: Database,
	edited: { entity: 'title' | 'episode'; id: number },
	{ revision, memberId, now }: Undo,
): Promise<number> {
	return inTransaction(db, async (transaction) => {
		const { titleId, texts } = await lockFields(transaction, edited)
		// Read again, now that nobody else can undo it.
		const undone = await readRevision(transaction, revision)
		if (undone.undone_by !== null) throw new Problem('revision.undone', 409)
		const fields = fieldLocations(edited.entity)
			.map(([field]) => ({ field, ...turned(undone, field), current: texts[field] ?? '' }))
			.filter(({ was, became, current }) => was !== undefined && became !== undefined && was !== current)
		if (fields.length === 0) throw new Problem('revision.undone', 409)
		const clashes = fields
			.filter(({ became, current }) => became !== current)
			.map(({ field, was = '', current }) => ({ field, wanted: was, current }))
		if (clashes.length > 0) {
			const conflicts = await describeConflicts(transaction, edited, clashes)
			throw new Problem('revision.conflict', 409, { conflicts })
		}
		const before: FieldTexts = Object.fromEntries(fields.map(({ field, current }) => [field, current]))
		const after: FieldTexts = Object.fromEntries(fields.map(({ field, was }) => [field, was]))
		const writing = { ...edited, titleId, memberId, now, before, after, undoes: revision }
		const made = await writeRevision(transaction, writing)
		await markUndone(transaction, undone, made)
		return made
	})
}

function turned({ before, after }: RevisionRow, field: EditField) {
	return { was: before?.[field], became: after?.[field] }
}
