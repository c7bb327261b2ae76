import { sql } from 'kysely'
import {
	type ArtworkKind,
	artworkPath,
	characters,
	EDITED_TEXT_MAX_LENGTH,
	EDITED_TITLE_MAX_LENGTH,
	EDITED_URL_MAX_LENGTH,
	isVisibleText,
	type Kind,
	tidyText,
} from 'shared-contract'
import type { Database } from '../../../core/database/schema.ts'
import type { StoredField, ValidationResult } from './storedField.ts'

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
	return columnField(column, validateName)
}

/** A line that may be empty. */
export function lineField(column: Column): StoredField {
	return columnField(column, (typed) => (isVisibleText(tidyText(typed)) ? validateName(typed) : { text: '' }))
}

/** A text of several lines. */
export function textField(column: Column): StoredField {
	return columnField(column, validateText)
}

/** A picture; without one, its text is the address of the drawn artwork. An entity without artwork has none. */
export function pictureField(column: Column, artwork: ArtworkKind | null): StoredField {
	const drawn = (id: number) => (artwork === null ? '' : artworkPath(artwork, id))
	return columnField(
		column,
		(typed, id) => (typed.trim() === '' ? { text: drawn(id) } : validateAddress(typed)),
		(stored, id) => stored ?? drawn(id),
	)
}

/** One of a few words; required. */
export function choiceField(column: Column, choices: readonly string[]): StoredField {
	return columnField(column, (typed) => (choices.includes(typed) ? { text: typed } : { code: 'request.invalid' }))
}

/** A positive whole number up to `most`, or nothing. */
export function countField(column: Column, most: number): StoredField {
	return columnField(column, (typed) => {
		const text = tidyText(typed).trim()
		if (text === '') return { text: '' }
		return /^[1-9]\d{0,6}$/.test(text) && Number(text) <= most ? { text } : { code: 'number.invalid' }
	})
}

/** Validates and normalizes a required name. */
export function validateName(typed: string): ValidationResult {
	const text = tidyText(typed).trim()
	if (!isVisibleText(text)) return { code: 'text.required' }
	return characters(text) > EDITED_TITLE_MAX_LENGTH ? { code: 'text.tooLong' } : { text }
}

/** Validates and normalizes a text of several lines. */
export function validateText(typed: string): ValidationResult {
	const text = tidyText(typed)
	return characters(text) > EDITED_TEXT_MAX_LENGTH ? { code: 'text.tooLong' } : { text: text.trim() && text }
}

const OWN_PICTURE = /^\/(art|uploads)\/(?!.*(\.\.|\\|\/\/))[\w\-./%]+$/

/** Validates a picture's address: one of this site, or of the web. */
export function validateAddress(typed: string): ValidationResult {
	const text = tidyText(typed).trim()
	if (characters(text) > EDITED_URL_MAX_LENGTH) return { code: 'text.tooLong' }
	return OWN_PICTURE.test(text) ? { text } : validateWebAddress(text)
}

/** Validates an address of the web. */
export function validateWebAddress(text: string): ValidationResult {
	// Parsing finds credentials before the host.
	if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return { code: 'url.invalid' }
	const { href, username, password } = new URL(text)
	if (username || password) return { code: 'url.invalid' }
	return characters(href) > EDITED_URL_MAX_LENGTH ? { code: 'text.tooLong' } : { text: href }
}
