import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
	`alter table revision
		add column undoes bigint references revision (id) on delete set null,
		add column undone_by bigint references revision (id) on delete set null`,
	// An undo is looked for by what it undid, also when a revision is deleted.
	'create index revision_undoing on revision (undoes) where undoes is not null',
	'create index revision_undone on revision (undone_by) where undone_by is not null',
]

/** Lets a revision undo another one. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
