import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
	// When the author was notified of the review.
	'alter table proposal add column notified_at timestamptz',
	'update proposal set notified_at = reviewed_at where reviewed_at is not null',
	`create index proposal_not_notified on proposal (id)
		where notified_at is null and state in ('accepted', 'partly', 'refused')`,
]

/** Makes room for the notification of a reviewed proposal. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
