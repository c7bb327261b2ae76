import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import type { IsDiscussed } from '../finders.ts'
import type { EntityKey, FieldTexts } from './editedFields.ts'
import { writeFields } from './writeFields.ts'

interface NewRevision extends EntityKey {
	memberId: string
	now: Date
	before: FieldTexts
	after: FieldTexts
	/** The revision that it undoes. */
	undoes: number | null
	isDiscussed: IsDiscussed
}

/**
 * Writes the fields and a revision with author, time and both texts. Call it in the transaction that has locked the fields.
 *
 * @returns the id of the revision.
 */
export async function writeRevision(db: Database, { now, before, after, ...rest }: NewRevision) {
	const { entity, id, memberId, undoes, isDiscussed } = rest
	await writeFields(db, { entity, id, memberId, before, after, isDiscussed })
	const { rows } = await sql<{ id: number }>`
		insert into revision (entity, entity_id, member_id, made_at, before, after, undoes)
		values (${entity}, ${id}, ${memberId}, ${now}, ${json(before)}, ${json(after)}, ${undoes}) returning id`.execute(db)
	const [revision] = rows
	if (!revision) throw new Error('the revision was not written')
	return revision.id
}

const json = (texts: FieldTexts): RawBuilder<unknown> => sql`${JSON.stringify(texts)}::jsonb`
