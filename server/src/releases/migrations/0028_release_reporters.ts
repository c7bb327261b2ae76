import { type Kysely, sql } from 'kysely'

/** The visitors whose reports of a version are counted are called reporters, as in release health elsewhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`alter table release_voice rename to release_reporter`.execute(db)
}
