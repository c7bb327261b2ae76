import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
	...['person', 'character', 'studio'].flatMap((table) => [
		// The version of the catalogue at its last change, by which the search index of every process follows.
		`alter table ${table} add column version bigint not null default 0`,
		`create index ${table}_by_version on ${table} (version)`,
	]),
	// A tag's page is found by its name in any case.
	'create index tag_by_name on tag (lower(name))',
]

/** Lets the search index follow people, characters and studios. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
