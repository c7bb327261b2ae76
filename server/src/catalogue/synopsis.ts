import { type RawBuilder, sql } from 'kysely'
import { type Locale, TEXT_LANGUAGES } from 'shared-contract'

/** SQL for the text of the synopsis of `title t` that a reader of `locale` gets; null without one. */
export function synopsisFor(locale: Locale): RawBuilder<string | null> {
	return sql`(select s.text from title_synopsis s where s.title_id = t.id order by ${byPreference(locale)} limit 1)`
}

/** SQL that sorts rows of `title_synopsis s` by what a reader of `locale` prefers. */
export function byPreference(locale: Locale): RawBuilder<unknown> {
	return sql`array_position(${[...TEXT_LANGUAGES[locale]]}::text[], s.language) nulls last, s.language`
}
