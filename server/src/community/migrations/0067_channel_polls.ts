import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
	`create table channel_poll (
		conversation_id text primary key references conversation on delete cascade,
		id uuid not null unique,
		options text[] not null,
		closes_at timestamptz not null
	)`,
	`create table channel_poll_vote (
		poll_id uuid not null references channel_poll (id) on delete cascade,
		member_id uuid not null references member (id) on delete cascade,
		option smallint not null check (option >= 0),
		primary key (poll_id, member_id)
	)`,
	'create index channel_poll_vote_of_member on channel_poll_vote (member_id)',
]

/** Adds polls to channels. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
