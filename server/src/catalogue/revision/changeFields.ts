import type { FieldChange } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import type { FieldConflict } from './conflicts.ts'
import { type EntityKey, type FieldTexts, storedField } from './editedFields.ts'
import type { ChangeResult, FieldChanging } from './fields/storedField.ts'

/** The texts before and after changes, or the conflicts that forbid them. */
export interface ChangedFields {
	before: FieldTexts
	after: FieldTexts
	conflicts: FieldConflict[]
}

/** Applies changes to the current texts of an entity. Fields that stay as they are are left out. */
export async function changeFields(
	db: Database,
	{ entity, id }: EntityKey,
	texts: FieldTexts,
	changes: readonly FieldChange[],
): Promise<ChangedFields> {
	const changed: ChangedFields = { before: {}, after: {}, conflicts: [] }
	for (const { field, from, to } of changes) {
		if (to === from) continue
		const changing = { id, current: texts[field] ?? '', from, to }
		const result = (await storedField(entity, field)?.change?.(db, changing)) ?? compareAndSet(changing)
		if ('conflict' in result) {
			changed.conflicts.push({ field, wanted: to, current: result.conflict })
		} else if (result.before !== result.after) {
			changed.before[field] = result.before
			changed.after[field] = result.after
		}
	}
	return changed
}

function compareAndSet({ current, from, to }: FieldChanging): ChangeResult {
	return from === current || to === current ? { before: current, after: to } : { conflict: current }
}
