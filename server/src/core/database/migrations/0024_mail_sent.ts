import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
	`create table mail_sent (
		id bigint generated always as identity primary key,
		kind text not null,
		about_hash text not null,
		sent_at timestamptz not null
	)`,
	'create index mail_sent_about on mail_sent (kind, about_hash, sent_at)',
	'create index mail_sent_age on mail_sent (sent_at)',
]

/** Makes what counts the letters that one address is sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
