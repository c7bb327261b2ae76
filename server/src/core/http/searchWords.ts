import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'

const ACCENTS = /[\u0300-\u036f]/g
const BETWEEN_WORDS = /[\s!-/:-@[-`{-~]+/u
const WORDS_MAX = 8

/** The text of a search as a `tsquery` in which each word matches as a prefix. Null when it has no words. */
export function wordsQuery(typed: string): string | null {
	const folded = typed.normalize('NFKD').replace(ACCENTS, '').toLowerCase().normalize('NFC')
	const words = folded.split(BETWEEN_WORDS).filter((word) => /[\p{L}\p{N}]/u.test(word))
	return words.length === 0
		? null
		: words
				.slice(0, WORDS_MAX)
				.map((word) => `'${word}':*`)
				.join(' & ')
}

/** The condition that a name contains the words of a `tsquery`. Columns that are searched have a matching index. */
export function holdsWords(name: Expression<unknown>, query: string): RawBuilder<SqlBool> {
	return sql<SqlBool>`search_words(${name}) @@ to_tsquery('simple', ${query})`
}
