import { sql } from 'kysely'
import { parseList } from 'shared-contract'
import type { Database } from '../../../core/database/schema.ts'
import { foldName, sortName } from '../../fold.ts'
import { guessedTitle, type LanguageName, NAME_JSON, portugueseName, shownNames } from '../../shownNames.ts'
import type { ChangedFields } from '../changeFields.ts'
import type { FieldTexts } from '../editedFields.ts'
import type { StoredField } from '../fields/storedField.ts'
import { listField } from './listField.ts'
import { replaceRows } from './rowsField.ts'

/** The names of a title. Those that cards show are columns of the title, too. A guess stays one until a member confirms it. */
export const namesField: StoredField = {
	...listField({
		field: 'names',
		rows: sql`select n.language, n.name from title_name n where n.title_id = e.id order by n.position`,
		async write(db, names, { id, before }) {
			const rows = names.map(({ language, name, isGuess = false }, position) => ({
				position,
				language,
				name,
				folded: foldName(name),
				is_guess: isGuess,
			}))
			await replaceRows(db, 'title_name', id, rows)
			const shown = shownNames(names)
			await db.updateTable('title').set(shown).where('id', '=', id).execute()
			await followGuess(db, id, { names, former: parseList('names', before) ?? [] })
		},
	}),
	// Two sources may have written one name.
	stored: sql`(select json_agg(${NAME_JSON} order by n.position)::text from (select distinct on (language, name) *
		from title_name where title_id = e.id order by language, name, position) n)`,
}

/** Lists a title by a guess at its Portuguese name, or no longer by one that is gone or was refused. A confirmed name follows by itself. */
async function followGuess(
	db: Database,
	id: number,
	{ names, former }: { names: readonly LanguageName[]; former: readonly LanguageName[] },
) {
	if (portugueseName(names) !== undefined) return
	const [is, was] = [guessedTitle(names), guessedTitle(former)]
	const title = is ?? shownNames(names).romaji_title
	if (title === null || is === was) return
	await sql`update title set title = ${title}, sort_title = ${sortName(title)}
		where id = ${id} and (${was ?? null}::text is null or title = ${was ?? null})`.execute(db)
}

/**
 * Adds the new title to an edit of the names that brings a Portuguese one: the title is that name. As a change of its own it is in
 * the log, and is undone with the names.
 */
export function withPortugueseTitle({ before, after, ...rest }: ChangedFields, texts: FieldTexts): ChangedFields {
	const [was, is] = [before.names, after.names].map((text) => portugueseName(parseList('names', text ?? '') ?? []))
	const isFollowed = is !== undefined && is !== was && is !== texts.title && after.title === undefined
	if (!isFollowed) return { before, after, ...rest }
	return { ...rest, before: { ...before, title: texts.title ?? '' }, after: { ...after, title: is } }
}
