import type { Columns } from '../core/database/schema.ts'

/** The columns with the names of a title. */
export type NamesRow = Columns<'title', 'title' | 'english_title' | 'native_title' | 'romaji_title'>

/** The columns of a link to a title. */
export type LinkRow = NamesRow & Columns<'title', 'id' | 'kind' | 'format'>

/** The names of a title, as answers have them. */
export function namesOf({ title, english_title, native_title, romaji_title }: NamesRow) {
	return { title, englishTitle: english_title, japaneseTitle: native_title, romajiTitle: romaji_title }
}

/** A link to a title, as answers have it. */
export function linkOf({ id, kind, format, ...names }: LinkRow) {
	return { id, kind, format, ...namesOf(names) }
}
