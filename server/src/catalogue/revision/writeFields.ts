import { type RawBuilder, sql } from 'kysely'
import type { EditField } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { writeBroadcast } from '../airing/broadcast.ts'
import { foldName, sortName } from '../fold.ts'
import { recordChanges } from '../recordChanges.ts'
import { type Edited, type FieldTexts, fieldLocation, toStored } from './editedFields.ts'

/** Names from here on stay when an import reads its source again. */
const FIRST_FOREIGN_NAME = 1000

interface Writing extends Edited {
	titleId: number
	memberId: string
	texts: FieldTexts
}

/** Writes fields, and what follows from a title's name; the lists and the search of every process take it in. */
export async function writeFields(db: Database, { entity, id, titleId, memberId, texts }: Writing): Promise<void> {
	const columns = Object.entries(texts).flatMap(([field, text]) => {
		// The keys of the texts are fields.
		const place = fieldLocation(entity, field as EditField)
		return place && place.kind !== 'airing' ? [set(place.column, toStored(place, text, id))] : []
	})
	if (entity === 'title' && texts.title !== undefined) columns.push(set('sort_title', sortName(texts.title)))
	if (entity === 'title' && texts.synopsis) columns.push(firstAuthor(memberId))
	if (columns.length > 0) await sql`update ${sql.table(entity)} set ${sql.join(columns)} where id = ${id}`.execute(db)
	if (entity === 'title' && texts.title !== undefined) await writeName(db, id, texts.title)
	if (entity === 'title' && texts.airing !== undefined) await writeBroadcast(db, id, texts.airing)
	await recordChanges(db, { titles: [titleId] })
}

const set = (column: string, value: string | null): RawBuilder<unknown> => sql`${sql.ref(column)} = ${value}`

// Who mends a synopsis does not become its author; who writes the first one does.
function firstAuthor(memberId: string): RawBuilder<unknown> {
	return sql`synopsis_author = case when synopsis is null then ${memberId}::uuid else synopsis_author end`
}

/** The Brazilian name among a title's names, which the search knows it by. */
async function writeName(db: Database, titleId: number, name: string) {
	const { rows } = await sql`update title_name set name = ${name}, folded = ${foldName(name)}
		where id = (select id from title_name where title_id = ${titleId} and language = 'pt-BR' order by position limit 1)
		returning id`.execute(db)
	if (rows.length > 0) return
	await sql`insert into title_name (title_id, position, language, name, folded)
		select ${titleId}, greatest(${FIRST_FOREIGN_NAME}, coalesce(max(position), 0) + 1), 'pt-BR', ${name}, ${foldName(name)}
		from title_name where title_id = ${titleId}`.execute(db)
}
