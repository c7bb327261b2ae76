import { type Kysely, sql } from 'kysely'

/** Makes the table of the titles that the same members have on their public lists; a nightly job fills it. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`create table title_neighbor (
		title_id integer not null references title on delete cascade,
		neighbor_id integer not null references title on delete cascade,
		similarity real not null check (similarity > 0),
		primary key (title_id, neighbor_id)
	)`.execute(db)
	await sql`create index title_neighbor_of on title_neighbor (neighbor_id)`.execute(db)
}
