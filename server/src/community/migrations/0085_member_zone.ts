import { type Kysely, sql } from 'kysely'
import type { Break } from '../../core/database/migrations/schemaMigration.ts'

export const breaks: Break = {
	serversBefore: '0085_member_zone',
	because: 'the column notification_preference.zone is member.zone',
}

/** Moves the time zone of a member from the choice of notifications to the member: lists have the member's day too. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await sql`alter table member add column zone text`.execute(db)
	await sql`update member m set zone = p.zone from notification_preference p where p.member_id = m.id`.execute(db)
	await sql`alter table notification_preference drop column zone`.execute(db)
}
