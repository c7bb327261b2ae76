import { sql } from 'kysely'
import { parseList } from 'shared-contract'
import { foldName } from '../../fold.ts'
import { NAME_JSON, portugueseName, shownNames } from '../../shownNames.ts'
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
		async write(db, names, { id }) {
			const rows = names.map(({ language, name, isGuess = false }, position) => ({
				position,
				language,
				name,
				folded: foldName(name),
				is_guess: isGuess,
			}))
			await replaceRows(db, 'title_name', id, rows)
			await db.updateTable('title').set(shownNames(names)).where('id', '=', id).execute()
		},
	}),
	stored: sql`(select json_agg(${NAME_JSON} order by n.position)::text from title_name n where n.title_id = e.id)`,
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
