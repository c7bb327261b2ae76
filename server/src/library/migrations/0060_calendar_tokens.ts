import { type Kysely, sql } from 'kysely'

/** Makes the table of members' private calendar addresses, one each, by the hashes of their tokens. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`create table calendar_token (
		member_id uuid primary key references member (id) on delete cascade,
		token_hash text not null unique,
		created_at timestamptz not null
	)`.execute(db)
}
