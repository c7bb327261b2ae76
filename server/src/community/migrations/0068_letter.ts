import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
	'alter table notification add column mailed_at timestamptz',
	`alter table notification_preference
		add column email text[] not null default '{}',
		add column locale text not null default 'pt',
		add column mailed_at timestamptz,
		add column letter_at timestamptz`,
	'create index notification_preference_letter on notification_preference (letter_at) where letter_at is not null',
	`create index notification_preference_email on notification_preference (member_id) where email <> '{}'`,
]

/** Makes what members choose of e-mails, when the last one of their notifications went out, and when the next letter is due. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
