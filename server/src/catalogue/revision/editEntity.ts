import { type ErrorCode, type FieldChange, isBackward } from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { keepTitleUploads } from '../creation/keepUploads.ts'
import type { IsDiscussed } from '../finders.ts'
import { checkDrafts, markDrafted } from '../textDraft/textDrafts.ts'
import { changeFields } from './changeFields.ts'
import { describeConflicts } from './conflicts.ts'
import { type EntityKey, type FieldTexts, storedField } from './editedFields.ts'
import { withPortugueseTitle } from './lists/names.ts'
import { lockFields } from './lockFields.ts'
import { writeRevision } from './writeRevision.ts'

export interface Edit extends EntityKey {
	memberId: string
	/** For each field, the text that the editor read and the new one. */
	changes: readonly FieldChange[]
	now: Date
	isDiscussed: IsDiscussed
}

/**
 * Edits a title or an episode in one revision. Optimistic concurrency per field: a write requires the text that its editor
 * read, so edits of different fields do not conflict.
 *
 * @returns the revision; null without a change.
 * @throws Problem 400 with a code for each invalid field, 404 for an unknown entity, 409 with both texts of each
 * conflicting field. Then nothing is written.
 */
export async function editEntity(db: Database, edit: Edit): Promise<number | null> {
	const changes = checkChanges(edit)
	const { entity, id, memberId, now, isDiscussed } = edit
	return inTransaction(db, async (transaction) => {
		const texts = await lockFields(transaction, { entity, id })
		const unknown = changes.filter(({ field }) => texts[field] === undefined)
		if (unknown.length > 0) throw invalid(Object.fromEntries(unknown.map(({ field }) => [field, 'request.invalid'])))
		const changed = await changeFields(transaction, edit, texts, changes)
		const { before, after, conflicts } = withPortugueseTitle(changed, texts)
		if (conflicts.length > 0) {
			throw new Problem('revision.conflict', 409, { conflicts: await describeConflicts(transaction, edit, conflicts) })
		}
		if (Object.keys(after).length === 0) return null
		if (endsBeforeStart(texts, after)) throw invalid({ ended: 'entry.dates.order' })
		const made = changes.filter(({ field }) => after[field] !== undefined)
		const drafts = await checkDrafts(transaction, { entity, id, memberId, changes: made })
		if (entity === 'title') await keepTitleUploads(transaction, id, after)
		const revision = await writeRevision(transaction, { entity, id, memberId, now, before, after, isDiscussed })
		await markDrafted(transaction, { revision, titleId: id }, drafts)
		return revision
	})
}

/** Whether a change of dates puts the end of a title before its start. */
export function endsBeforeStart(texts: FieldTexts, after: FieldTexts): boolean {
	if (after.started === undefined && after.ended === undefined) return false
	const { started = '', ended = '' } = { ...texts, ...after }
	return isBackward(started, ended)
}

/** Validates and normalizes the changes. @throws Problem 400 with the invalid fields. */
export function checkChanges({ entity, id, changes }: Pick<Edit, 'entity' | 'id' | 'changes'>): FieldChange[] {
	const wrong: Record<string, ErrorCode> = {}
	const seen = new Set<string>()
	const checkedChanges = changes.map((change) => {
		const field = seen.has(change.field) ? undefined : storedField(entity, change.field)
		const result = field?.validate(change.to, id) ?? { code: 'request.invalid' as const }
		seen.add(change.field)
		if ('value' in result) return { ...change, to: result.value }
		wrong[change.field] = result.code
		return change
	})
	if (Object.keys(wrong).length > 0) throw invalid(wrong)
	return checkedChanges
}

function invalid(fields: Record<string, ErrorCode>): Problem {
	return new Problem('request.invalid', 400, { fields })
}
