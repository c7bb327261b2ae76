import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
	// One per device: it belongs to the session of that device and ends with it.
	`create table push_subscription (
		id bigint generated always as identity primary key,
		member_id uuid not null references member on delete cascade,
		session_hash text not null unique references session (key_hash) on delete cascade,
		endpoint text not null unique,
		p256dh text not null,
		auth text not null,
		locale text not null,
		created_at timestamptz not null,
		succeeded_at timestamptz
	)`,
	'create index push_subscription_member on push_subscription (member_id, created_at)',
	// A notification that its member wants on other channels alone is not on the site.
	'alter table notification add column on_site boolean not null default true',
	'alter table notification add column pushed_at timestamptz',
	'create index notification_age on notification (created_at, id)',
	`alter table notification_preference
		add column push text[],
		add column quiet_from text,
		add column quiet_to text,
		add column zone text not null default 'America/Sao_Paulo'`,
]

/** Makes the devices that get notifications by push, and what members choose of that. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
