import { sql } from 'kysely'
import type { FieldChange } from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { undoMerge } from '../entity/undoMerge.ts'
import type { IsDiscussed } from '../finders.ts'
import { changeFields } from './changeFields.ts'
import { describeConflicts } from './conflicts.ts'
import { endsBeforeStart } from './editEntity.ts'
import { type EntityKey, storedFields } from './editedFields.ts'
import { lockFields } from './lockFields.ts'
import { markUndone } from './markUndone.ts'
import { readRevision } from './revisionRow.ts'
import { restoreSources } from './synopsisSources.ts'
import { undoCreation } from './undoCreation.ts'
import { writeRevision } from './writeRevision.ts'

export interface Undo {
	revision: number
	memberId: string
	now: Date
}

type EditUndo = Undo & { isDiscussed: IsDiscussed }

/**
 * Undoes one revision with a new revision, independent of later ones. Undo of a creation removes the entity; undo of that
 * restores it.
 *
 * @returns the new revision.
 * @throws Problem 404 if the revision or its entity does not exist; 409 if it is already undone, or with both texts and the
 * later revision of each field that was changed since, for a merge of titles, or where the title would end before its start. Then
 * nothing is written.
 */
export async function undoRevision(db: Database, undo: EditUndo): Promise<number> {
	const undone = await readRevision(db, undo.revision)
	if (undone.before === null || undone.after === null) return undoCreation(db, undo)
	// Only the creation of an article can be undone.
	if (undone.entity === 'article') throw new Problem('request.notFound', 404)
	if (Object.hasOwn(undone.after, 'moved')) return undoMerge(db, undo)
	if (Object.hasOwn(undone.after, 'mergedId')) throw new Problem('merge.final', 409)
	return undoEdit(db, { entity: undone.entity, id: undone.entity_id }, undo)
}

async function undoEdit(
	db: Database,
	key: EntityKey,
	{ revision, memberId, now, isDiscussed }: EditUndo,
): Promise<number> {
	return inTransaction(db, async (transaction) => {
		const texts = await lockFields(transaction, key)
		// Read again under the lock, so that no concurrent undo can intervene.
		const undone = await readRevision(transaction, revision)
		if (undone.undone_by !== null) throw new Problem('revision.undone', 409)
		const changes = storedFields(key.entity).flatMap(([field]): FieldChange[] => {
			const [from, to] = [undone.after?.[field], undone.before?.[field]]
			return from === undefined || to === undefined ? [] : [{ field, from, to }]
		})
		const { before, after, conflicts } = await changeFields(transaction, key, texts, changes)
		if (conflicts.length > 0) {
			throw new Problem('revision.conflict', 409, { conflicts: await describeConflicts(transaction, key, conflicts) })
		}
		if (Object.keys(after).length === 0) throw new Problem('revision.undone', 409)
		if (endsBeforeStart(texts, after)) throw new Problem('entry.dates.order', 409)
		const writing = { ...key, memberId, now, before, after, undoes: revision, isDiscussed }
		const newRevision = await writeRevision(transaction, writing)
		await restoreSources(transaction, revision)
		await markUndone(transaction, undone, newRevision)
		await askAgain(transaction, revision, memberId)
		return newRevision
	})
}

/** Opens the question again that a revision settled, if another member undid the revision: its name is a guess again. */
async function askAgain(db: Database, revision: number, memberId: string): Promise<void> {
	await sql`with open as (
			update candidate set state = 'open', settled_by = null, revision_id = null
			where revision_id = ${revision} and kind = 'name' and settled_by is distinct from ${memberId} returning id
		) delete from candidate_answer where candidate_id in (select id from open)`.execute(db)
}
