import { nullable, optional, string } from '../schema.ts'

/** The names of a title or of a part of one; `title` is the Portuguese one, or the best known. */
export const TITLE_NAMES = {
	title: string(),
	englishTitle: nullable(string()),
	japaneseTitle: nullable(string()),
	romajiTitle: optional(nullable(string())),
}
