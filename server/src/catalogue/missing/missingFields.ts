import { type RawBuilder, sql } from 'kysely'
import type { MissingField, MissingKind } from 'shared-contract'
import { DUBS } from '../dubs.ts'

interface MissingRule {
	/** SQL that is true for titles `t` that can have the field. */
	applies: RawBuilder<unknown>
	/** SQL for rows that a title `t` with the field has. */
	rows: RawBuilder<unknown>
}

const ANY = sql`true`
const ANIME = sql`t.kind = 'anime'`
const SERIES = sql`t.kind = 'anime' and t.format <> 'Movie' and t.status <> 'not_released'`

/** SQL that is true for titles `t` of a list. */
export const OF_KIND: Record<MissingKind, RawBuilder<unknown>> = {
	anime: sql`t.kind = 'anime' and t.format <> 'Movie'`,
	movie: sql`t.kind = 'anime' and t.format = 'Movie'`,
	manga: sql`t.kind = 'manga'`,
}

/** How each field is found missing. */
export const MISSING_RULES: Record<MissingField, MissingRule> = {
	synopsis: {
		applies: ANY,
		rows: sql`select from title_synopsis x where x.title_id = t.id and x.language like 'pt%'`,
	},
	names: {
		applies: ANY,
		rows: sql`select from title_name x where x.title_id = t.id and x.language like 'pt%' and not x.is_guess`,
	},
	cast: {
		applies: ANY,
		rows: sql`select from title_cast x where x.title_id = t.id
			union all select from title_voice x where x.title_id = t.id`,
	},
	voices: { applies: ANIME, rows: sql`select from title_voice x where x.title_id = t.id` },
	staff: { applies: ANY, rows: sql`select from title_staff x where x.title_id = t.id` },
	studios: { applies: ANIME, rows: sql`select from title_studio x where x.title_id = t.id` },
	episodes: { applies: SERIES, rows: sql`select from episode x where x.title_id = t.id and x.kind = 'regular'` },
	chapters: {
		applies: sql`t.kind = 'manga' and t.status <> 'not_released'`,
		rows: sql`select from chapter x where x.title_id = t.id`,
	},
	platforms: { applies: ANIME, rows: sql`select from title_platform x where x.title_id = t.id` },
	dubs: { applies: ANIME, rows: sql`select from ${DUBS}` },
	trailers: { applies: ANIME, rows: sql`select from trailer x where x.title_id = t.id` },
	tags: { applies: ANY, rows: sql`select from title_tag x where x.title_id = t.id` },
}
