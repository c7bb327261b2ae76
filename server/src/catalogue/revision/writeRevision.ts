import { type RawBuilder, sql } from 'kysely'
import type { EditedEntity } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import type { IsDiscussed } from '../finders.ts'
import type { FieldTexts } from './editedFields.ts'
import { keepSources } from './synopsisSources.ts'
import { writeFields } from './writeFields.ts'

interface NewRevision {
	entity: EditedEntity | 'article'
	id: number
	memberId: string
	now: Date
	/** Null for a creation or a restoration. */
	before: Readonly<Record<string, string>> | null
	/** Null for a removal. */
	after: Readonly<Record<string, string>> | null
	/** The revision that it undoes. */
	undoes?: number | null
}

/**
 * Writes the fields and a revision with author, time and both texts. Call it in the transaction that has locked the fields.
 *
 * @returns the id of the revision.
 */
export async function writeRevision(
	db: Database,
	revision: NewRevision & { entity: EditedEntity; before: FieldTexts; after: FieldTexts; isDiscussed: IsDiscussed },
): Promise<number> {
	const id = await insertRevision(db, revision)
	await keepSources(db, id, revision)
	await writeFields(db, revision)
	return id
}

/** Writes a revision alone, whose change the same transaction writes. @returns its id. */
export async function insertRevision(
	db: Database,
	{ entity, id, memberId, now, before, after, undoes = null }: NewRevision,
): Promise<number> {
	const { rows } = await sql<{ id: number }>`
		insert into revision (entity, entity_id, member_id, made_at, before, after, undoes)
		values (${entity}, ${id}, ${memberId}, ${now}, ${json(before)}, ${json(after)}, ${undoes}) returning id`.execute(db)
	const [revision] = rows
	if (!revision) throw new Error('the revision was not written')
	return revision.id
}

const json = (texts: NewRevision['before']): RawBuilder<unknown> =>
	sql`${texts === null ? null : JSON.stringify(texts)}::jsonb`
