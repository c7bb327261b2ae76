import { type Kysely, sql } from 'kysely'

/** Lets a notification be removed so that its removal can be taken back for a while. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`alter table notification add column removed_at timestamptz`.execute(db)
	await sql`create index notification_removed on notification (member_id, removed_at) where removed_at is not null`.execute(
		db,
	)
}
