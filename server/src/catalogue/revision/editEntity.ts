import type { ErrorCode, FieldChange } from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { describeConflicts } from './conflicts.ts'
import { type Edited, type FieldTexts, fieldLocation } from './editedFields.ts'
import { ruled } from './fieldRules.ts'
import { lockFields } from './lockFields.ts'
import { writeRevision } from './writeRevision.ts'

interface Edit extends Edited {
	memberId: string
	/** From the text that the editor saw to the one they want. */
	changes: readonly FieldChange[]
	now: Date
}

/**
 * Edits a title or an episode, as one revision. A field is only written over the very text that its editor saw: whoever
 * edits other fields at the same time is not in the way.
 *
 * @returns the revision; null where nothing changes.
 * @throws Problem 400 with a code for each field that breaks its rules, 404 where there is nothing to edit, 409 with both
 * texts of each field that somebody else changed meanwhile. Then nothing is written.
 */
export async function editEntity(db: Database, edit: Edit): Promise<number | null> {
	const changes = checked(edit)
	const { entity, id, memberId, now } = edit
	return inTransaction(db, async (transaction) => {
		const { titleId, texts } = await lockFields(transaction, { entity, id })
		const foreign = changes.filter(({ field }) => texts[field] === undefined)
		if (foreign.length > 0) throw invalid(Object.fromEntries(foreign.map(({ field }) => [field, 'request.invalid'])))
		const effective = changes.filter(({ field, from, to }) => to !== from && to !== texts[field])
		if (effective.length === 0) return null
		const clashes = effective
			.map(({ field, from, to }) => ({ field, from, wanted: to, current: texts[field] ?? '' }))
			.filter(({ from, current }) => from !== current)
			.map(({ field, wanted, current }) => ({ field, wanted, current }))
		if (clashes.length > 0) {
			const conflicts = await describeConflicts(transaction, edit, clashes)
			throw new Problem('revision.conflict', 409, { conflicts })
		}
		const before: FieldTexts = Object.fromEntries(effective.map(({ field }) => [field, texts[field]]))
		const after: FieldTexts = Object.fromEntries(effective.map(({ field, to }) => [field, to]))
		return writeRevision(transaction, { entity, id, titleId, memberId, now, before, after, undoes: null })
	})
}

/** The changes as they would be kept. */
function checked({ entity, id, changes }: Edit): FieldChange[] {
	const wrong: Record<string, ErrorCode> = {}
	const seen = new Set<string>()
	const kept = changes.map((change) => {
		const place = fieldLocation(entity, change.field)
		const rule = place && !seen.has(change.field) ? ruled(place, change.to, id) : { code: 'request.invalid' as const }
		seen.add(change.field)
		if ('text' in rule) return { ...change, to: rule.text }
		wrong[change.field] = rule.code
		return change
	})
	if (Object.keys(wrong).length > 0) throw invalid(wrong)
	return kept
}

function invalid(fields: Record<string, ErrorCode>): Problem {
	return new Problem('request.invalid', 400, { fields })
}
