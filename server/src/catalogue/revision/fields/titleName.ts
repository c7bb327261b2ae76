import { sql } from 'kysely'
import { parseList } from 'shared-contract'
import type { Database } from '../../../core/database/schema.ts'
import { foldName, sortName } from '../../fold.ts'
import { nameField } from './columns.ts'
import type { StoredField } from './storedField.ts'

/** Names at this position and above survive a repeated import. */
const FIRST_OWN_POSITION = 1000

/** The Brazilian name of a title, or its best known one, with the name that lists are sorted by. */
export const titleNameField: StoredField = {
	...nameField({ table: 'title', column: 'title' }),
	async write(db, { id, after, revised }) {
		await sql`update title set title = ${after}, sort_title = ${sortName(after)} where id = ${id}`.execute(db)
		// A list of names that is written with it, as by an undo, says itself in which languages that name is.
		const names = parseList('names', revised.names ?? '') ?? []
		if (!names.some(({ name }) => name === after)) await writeName(db, id, after)
	},
}

/** Updates the Brazilian name among the title's names, which the search uses. */
async function writeName(db: Database, titleId: number, name: string) {
	const { rows } = await sql`update title_name set name = ${name}, folded = ${foldName(name)}, is_guess = false
		where id = (select id from title_name where title_id = ${titleId} and language = 'pt-BR' order by position limit 1)
		returning id`.execute(db)
	if (rows.length > 0) return
	await sql`insert into title_name (title_id, position, language, name, folded)
		select ${titleId}, greatest(${FIRST_OWN_POSITION}, coalesce(max(position), 0) + 1), 'pt-BR', ${name}, ${foldName(name)}
		from title_name where title_id = ${titleId}
		having count(*) filter (where name = ${name} and language like 'pt%') = 0`.execute(db)
}
