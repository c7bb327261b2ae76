import { type RawBuilder, sql } from 'kysely'
import { SUGGESTIONS_LIMIT, type SuggestedKind, type Suggestion } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { BEST_KNOWN } from '../bestKnown.ts'

/** The best-known title of a row `e` of people, as its hint. */
const hint = (titles: RawBuilder<unknown>) => sql`coalesce((
	select t.title from title t where t.removed_at is null and t.id in (${titles}) order by ${BEST_KNOWN} limit 1
), '')`

const HINTS: Record<Exclude<SuggestedKind, 'title'>, RawBuilder<unknown>> = {
	person: hint(sql`select title_id from title_staff where person_id = e.id
		union select title_id from title_voice where person_id = e.id`),
	character: hint(sql`select title_id from title_cast where character_id = e.id
		union select title_id from title_voice where character_id = e.id`),
	studio: hint(sql`select title_id from title_studio where studio_id = e.id`),
}

/** Finds what a list can refer to by a part of a name: names that begin with it first, then shorter ones. */
export async function findSuggestions(db: Database, kind: SuggestedKind, q: string): Promise<Suggestion[]> {
	const typed = q.trim().toLowerCase()
	if (typed === '') return []
	const { rows } = await sql<Suggestion>`${kind === 'title' ? titles(typed) : named(kind, typed)}`.execute(db)
	return rows
}

function named(kind: Exclude<SuggestedKind, 'title'>, typed: string) {
	return sql`select e.id, e.name, ${HINTS[kind]} as hint from (
			select id, name from ${sql.table(kind)} where merged_into is null
				and (strpos(lower(name), ${typed}) > 0 or strpos(lower(native_name), ${typed}) > 0)
			order by strpos(lower(name), ${typed}) <> 1, length(name), name, id limit ${SUGGESTIONS_LIMIT}
		) e order by strpos(lower(e.name), ${typed}) <> 1, length(e.name), e.name, e.id`
}

function titles(typed: string) {
	return sql`select t.id, t.title as name, concat_ws(' · ', t.format, t.year) as hint from title t
		where t.removed_at is null and (strpos(lower(t.title), ${typed}) > 0 or strpos(lower(t.english_title), ${typed}) > 0
			or strpos(lower(t.native_title), ${typed}) > 0)
		order by ${BEST_KNOWN} limit ${SUGGESTIONS_LIMIT}`
}
