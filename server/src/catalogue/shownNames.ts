import { sql } from 'kysely'

/** A name among all names of a title. `language` is BCP 47 where it is known, otherwise `romaji`, `native` or `synonym`. */
export interface LanguageName {
	language: string
	name: string
	isGuess?: boolean | undefined
}

/** SQL for a row of `title_name n` as an item of a list. Only a guess says that it is one: lists of former revisions do not. */
export const NAME_JSON = sql`json_strip_nulls(json_build_object(
	'language', n.language, 'name', n.name, 'isGuess', case when n.is_guess then true end))`

const PORTUGUESE = /^pt(-|$)/

/** The Portuguese name of a title: the Brazilian one before others; undefined without one, or if its language is only a guess. */
export function portugueseName(names: readonly LanguageName[]): string | undefined {
	const portuguese = confirmed(names).filter(({ language }) => PORTUGUESE.test(language))
	return firstIn(portuguese, ['pt-BR']) ?? firstIn(portuguese, ['pt']) ?? portuguese[0]?.name
}

/**
 * The name by which a title is listed while no Portuguese one is confirmed: a guess. Undefined where the title has no romanised name,
 * which readers of other languages see in its place.
 */
export function guessedTitle(names: readonly LanguageName[]): string | undefined {
	if (portugueseName(names) !== undefined || shownNames(names).romaji_title === null) return undefined
	return names.find(({ language, isGuess }) => isGuess === true && PORTUGUESE.test(language))?.name
}

/** The columns of `title` for names in other languages; a name whose language is only a guess is not shown. */
export function shownNames(names: readonly LanguageName[]) {
	const known = confirmed(names)
	return {
		english_title: firstIn(known, ['en']) ?? null,
		native_title: firstIn(known, ['native', 'ja']) ?? null,
		romaji_title: firstIn(known, ['romaji', 'ja-Latn']) ?? null,
	}
}

const confirmed = (names: readonly LanguageName[]) => names.filter(({ isGuess }) => isGuess !== true)

function firstIn(names: readonly LanguageName[], languages: readonly string[]): string | undefined {
	return names.find(({ language }) => languages.includes(language))?.name
}
