import { type RawBuilder, sql } from 'kysely'
import type { EditedEntity, EditField } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import type { IsDiscussed } from '../finders.ts'
import { recordChanges } from '../recordChanges.ts'
import { type EntityKey, type FieldTexts, storedField } from './editedFields.ts'

interface Writing extends EntityKey {
	memberId: string
	before: FieldTexts
	after: FieldTexts
	isDiscussed: IsDiscussed
}

/** Writes fields and the version of the catalogue. */
export async function writeFields(db: Database, writing: Writing): Promise<void> {
	const { entity, id, memberId, before, after, isDiscussed } = writing
	// The title comes last: it writes its name among the names, which may be new too.
	const texts = Object.entries(after).toSorted(([one], [other]) => Number(one === 'title') - Number(other === 'title'))
	for (const [name, text] of texts) {
		// The keys of `FieldTexts` are fields.
		const field = name as EditField
		await storedField(entity, field)?.write(db, {
			id,
			memberId,
			before: before[field] ?? '',
			after: text,
			revised: after,
			isDiscussed,
		})
	}
	const own = OWN_CHANGES[entity]
	await recordChanges(db, { titles: await titlesOf(db, writing), ...(own ? { [own]: [id] } : {}) })
}

/** The kind of change by which the search index follows an entity itself, beside its titles. */
const OWN_CHANGES: Partial<Record<EditedEntity, 'people' | 'characters' | 'studios'>> = {
	person: 'people',
	character: 'characters',
	studio: 'studios',
}

// The titles whose pages show the entity.
const TITLES: Record<EditedEntity, (id: number) => RawBuilder<unknown>> = {
	title: (id) => sql`select ${id}::int as id`,
	episode: (id) => sql`select title_id as id from episode where id = ${id}`,
	person: (id) => sql`select title_id as id from title_staff where person_id = ${id}
		union select title_id from title_voice where person_id = ${id}`,
	character: (id) => sql`select title_id as id from title_cast where character_id = ${id}
		union select title_id from title_voice where character_id = ${id}`,
	studio: (id) => sql`select title_id as id from title_studio where studio_id = ${id}`,
}

/** The ids of the titles whose pages show an entity. */
export async function titlesOf(db: Database, { entity, id }: EntityKey): Promise<number[]> {
	const { rows } = await sql<{ id: number }>`${TITLES[entity](id)}`.execute(db)
	return rows.map((row) => row.id)
}
