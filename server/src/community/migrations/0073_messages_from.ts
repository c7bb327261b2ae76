import { type Kysely, sql } from 'kysely'

/** Makes whom a member lets write to them; null until the member chooses. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`alter table member_privacy add column messages_from text
		check (messages_from in ('everybody', 'groups', 'followed', 'friends', 'nobody'))`.execute(db)
}
