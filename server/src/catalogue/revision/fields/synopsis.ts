import { sql } from 'kysely'
import { validateText } from 'shared-contract'
import type { StoredField } from './storedField.ts'

/** The languages that a title's synopses are written in, by the field of an edit. */
export const SYNOPSIS_LANGUAGES = { synopsis: 'pt-BR', synopsisEn: 'en', synopsisJa: 'ja' }

/** The synopsis of a title in a language, a BCP 47 tag. Its author is the member who wrote the first one. */
export function synopsisField(language: string): StoredField {
	return {
		stored: sql`(select s.text from title_synopsis s where s.title_id = e.id and s.language = ${language})`,
		toText: (stored) => stored ?? '',
		validate: (typed) => validateText(typed),
		async write(db, { id, after, memberId }) {
			if (after === '') {
				await sql`delete from title_synopsis where title_id = ${id} and language = ${language}`.execute(db)
				return
			}
			await sql`insert into title_synopsis (title_id, language, text, author_id)
				values (${id}, ${language}, ${after}, ${memberId})
				on conflict (title_id, language) do update set text = excluded.text`.execute(db)
		},
	}
}
