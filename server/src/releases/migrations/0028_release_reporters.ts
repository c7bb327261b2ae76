import { type Kysely, sql } from 'kysely'
import type { Break } from '../../core/database/migrations/schemaMigration.ts'

export const breaks: Break = {
	serversBefore: '0028_release_reporters',
	because: 'the table release_voice is called release_reporter',
}

/** The visitors whose reports of a version are counted are called reporters, as in release health elsewhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`alter table release_voice rename to release_reporter`.execute(db)
}
