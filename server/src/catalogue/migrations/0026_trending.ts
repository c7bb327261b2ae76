import { type Kysely, sql } from 'kysely'
import type { Break } from '../../core/database/migrations/schemaMigration.ts'

const STATEMENTS = [
	// How often a title was chosen among the results of a search, by hour. Nothing in it says who chose, or what was typed.
	`create table search_choice (
		title_id integer not null references title on delete cascade,
		hour timestamptz not null,
		choices integer not null check (choices > 0),
		primary key (title_id, hour)
	)`,
	'create index search_choice_by_hour on search_choice (hour)',
	// The title that a trending term leads to; terms of the samples have none.
	'alter table trending_term add column title_id integer unique references title on delete cascade',
	// Two titles may have one name.
	'alter table trending_term drop constraint trending_term_term_key',
]

export const breaks: Break = {
	serversBefore: '0026_trending',
	because: 'the terms of trending_term are no longer unique',
}

/** Makes the table of what searches led to, and lets a trending term be a title. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
