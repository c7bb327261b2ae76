import { type Kysely, sql } from 'kysely'

/**
 * Makes the table of the episodes that came out by what members say, each at the hour of which it was told first: an
 * episode whose hour is changed afterwards is told no second time, however long after.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`create table told_showing (
		title_id integer not null references title on delete cascade,
		episode integer not null,
		airs_at timestamptz not null,
		primary key (title_id, episode)
	)`.execute(db)
}
