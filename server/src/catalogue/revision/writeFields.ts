import type { EditField } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { recordChanges } from '../recordChanges.ts'
import { type EntityKey, type FieldTexts, storedField } from './editedFields.ts'

interface Writing extends EntityKey {
	titleId: number
	memberId: string
	before: FieldTexts
	after: FieldTexts
}

/** Writes fields and the version of the catalogue. */
export async function writeFields(db: Database, writing: Writing): Promise<void> {
	const { entity, id, titleId, memberId, before, after } = writing
	for (const [name, text] of Object.entries(after)) {
		// The keys of `FieldTexts` are fields.
		const field = name as EditField
		await storedField(entity, field)?.write(db, { id, memberId, before: before[field] ?? '', after: text })
	}
	await recordChanges(db, { titles: [titleId] })
}
