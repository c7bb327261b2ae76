import { sql } from 'kysely'
import {
	type ArtworkKind,
	artworkPath,
	EDITED_URL_MAX_LENGTH,
	type Kind,
	type RuleResult,
	required,
	tidyText,
	validateLine,
	validateText,
	validateWebAddress,
} from 'shared-contract'
import type { Database } from '../../../core/database/schema.ts'
import type { StoredField } from './storedField.ts'

/** A table of an entity and one of its columns. */
export interface Column {
	table: 'title' | 'episode' | 'person' | 'character' | 'studio'
	column: string
	/** The titles that have this field; all without it. */
	kind?: Kind
}

/** A field that is stored in a column; an empty text is null there. */
export function columnField(
	{ table, column, kind }: Column,
	validate: StoredField['validate'],
	toText: StoredField['toText'] = (stored) => stored ?? '',
): StoredField {
	return {
		...(kind === undefined ? {} : { kind }),
		stored: sql`e.${sql.ref(column)}::text`,
		toText,
		validate,
		async write(db, { id, after }) {
			await setColumn(db, { table, column }, id, after === toText(null, id) ? null : after)
		},
	}
}

/** Writes one column of one row. */
export async function setColumn(db: Database, { table, column }: Column, id: number, value: string | null) {
	await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where id = ${id}`.execute(db)
}

/** A name of one line, which is required. */
export function nameField(column: Column): StoredField {
	return columnField(column, (typed) => required(validateLine(typed)))
}

/** A line that may be empty. */
export function lineField(column: Column): StoredField {
	return columnField(column, (typed) => validateLine(typed))
}

/** A text of several lines. */
export function textField(column: Column): StoredField {
	return columnField(column, (typed) => validateText(typed))
}

/** A picture; without one, its text is the address of the drawn artwork. An entity without artwork has none. */
export function pictureField(column: Column, artwork: ArtworkKind | null): StoredField {
	const drawn = (id: number) => (artwork === null ? '' : artworkPath(artwork, id))
	return columnField(
		column,
		(typed, id) => (typed.trim() === '' ? { value: drawn(id) } : validatePicture(typed)),
		(stored, id) => stored ?? drawn(id),
	)
}

/** One of a few words; required. */
export function choiceField(column: Column, choices: readonly string[]): StoredField {
	return columnField(column, (typed) => (choices.includes(typed) ? { value: typed } : { code: 'request.invalid' }))
}

/** A positive whole number up to `most`, or nothing. */
export function countField(column: Column, most: number): StoredField {
	return columnField(column, (typed) => {
		const text = tidyText(typed).trim()
		if (text === '') return { value: '' }
		return /^[1-9]\d{0,6}$/.test(text) && Number(text) <= most ? { value: text } : { code: 'number.invalid' }
	})
}

const OWN_PICTURE = /^\/(art|uploads)\/(?!.*(\.\.|\\|\/\/))[\w\-./%]+$/

/** Validates a picture's address: one of this site, or of the web. */
export function validatePicture(typed: string): RuleResult<string> {
	const text = tidyText(typed).trim()
	const isOwn = OWN_PICTURE.test(text) && text.length <= EDITED_URL_MAX_LENGTH
	return isOwn ? { value: text } : validateWebAddress(text)
}
