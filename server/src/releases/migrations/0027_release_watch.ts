import { type Kysely, sql } from 'kysely'

/** A release to everybody is watched for a time: until when, and by how much more it may fail than the version before. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`alter table release_channel
		add column watched_until timestamptz,
		add column watch_limit double precision`.execute(db)
}
