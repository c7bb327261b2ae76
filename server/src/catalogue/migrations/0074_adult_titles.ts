import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
	// What everybody reads leaves out removed titles. An adult title is stored as one, so that no read can forget it.
	`alter table title add column is_adult boolean not null default false,
		add constraint title_adult_is_hidden check (not is_adult or removed_at is not null)`,
	'create index adult_title on title (id) where is_adult',
]

export const breaksNothing = 'The version before leaves `is_adult` false, for which the rule always holds.'

/** Makes adult titles. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
