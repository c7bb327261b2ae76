import { type Kysely, sql } from 'kysely'

// Whose account is deleted must be found in each of these, and what somebody was told of another lately.
const STATEMENTS = [
	'create index notification_by_actor on notification (actor_id, member_id, created_at desc) where actor_id is not null',
	'create index report_by_member on comment_report (reporter_id) where reporter_id is not null',
	'create index moderation_by_member on moderation_action (moderator_id) where moderator_id is not null',
	'create index moderation_of_comment on moderation_action (comment_id)',
]

/** Makes the indexes of who did what is told, reported and moderated. */
export async function up(db: Kysely<unknown>): Promise<void> {
	for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
