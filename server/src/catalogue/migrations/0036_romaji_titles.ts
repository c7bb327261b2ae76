import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
	// The romanised name that cards show to readers who chose such names.
	'alter table title add column romaji_title text',
	`update title t set romaji_title = n.name
		from (
			select distinct on (title_id) title_id, name from title_name
			where language in ('romaji', 'ja-Latn') and not is_guess order by title_id, position
		) n where n.title_id = t.id`,
]

/** Makes room for the romanised name of a title beside its other two, and fills it from the names. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
