import { type Kysely, sql } from 'kysely'

/** Makes the table of the titles that members do not want to be suggested. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`create table not_interested (
		member_id uuid not null references member (id) on delete cascade,
		title_id integer not null references title on delete cascade,
		said_at timestamptz not null,
		primary key (member_id, title_id)
	)`.execute(db)
	await sql`create index not_interested_in on not_interested (title_id)`.execute(db)
}
