import { type RawBuilder, sql } from 'kysely'
import type { EditField } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { writeBroadcast } from '../airing/broadcast.ts'
import { foldName, sortName } from '../fold.ts'
import { recordChanges } from '../recordChanges.ts'
import { type EntityKey, type FieldTexts, fieldLocation, toStored } from './editedFields.ts'

/** Names at this position and above survive a repeated import. */
const FIRST_OWN_POSITION = 1000

interface Writing extends EntityKey {
	titleId: number
	memberId: string
	texts: FieldTexts
}

/** Writes fields, the values derived from a title's name, and the version of the catalogue. */
export async function writeFields(db: Database, { entity, id, titleId, memberId, texts }: Writing): Promise<void> {
	const columns = Object.entries(texts).flatMap(([field, text]) => {
		// The keys of `FieldTexts` are fields.
		const location = fieldLocation(entity, field as EditField)
		return location && location.kind !== 'airing' ? [set(location.column, toStored(location, text, id))] : []
	})
	if (entity === 'title' && texts.title !== undefined) columns.push(set('sort_title', sortName(texts.title)))
	if (entity === 'title' && texts.synopsis) columns.push(firstAuthor(memberId))
	if (columns.length > 0) await sql`update ${sql.table(entity)} set ${sql.join(columns)} where id = ${id}`.execute(db)
	if (entity === 'title' && texts.title !== undefined) await writeName(db, id, texts.title)
	if (entity === 'title' && texts.airing !== undefined) await writeBroadcast(db, id, texts.airing)
	await recordChanges(db, { titles: [titleId] })
}

const set = (column: string, value: string | null): RawBuilder<unknown> => sql`${sql.ref(column)} = ${value}`

// The author of a synopsis is the member who wrote the first one.
function firstAuthor(memberId: string): RawBuilder<unknown> {
	return sql`synopsis_author = case when synopsis is null then ${memberId}::uuid else synopsis_author end`
}

/** Updates the Brazilian name among the title's names, which the search uses. */
async function writeName(db: Database, titleId: number, name: string) {
	const { rows } = await sql`update title_name set name = ${name}, folded = ${foldName(name)}
		where id = (select id from title_name where title_id = ${titleId} and language = 'pt-BR' order by position limit 1)
		returning id`.execute(db)
	if (rows.length > 0) return
	await sql`insert into title_name (title_id, position, language, name, folded)
		select ${titleId}, greatest(${FIRST_OWN_POSITION}, coalesce(max(position), 0) + 1), 'pt-BR', ${name}, ${foldName(name)}
		from title_name where title_id = ${titleId}`.execute(db)
}
