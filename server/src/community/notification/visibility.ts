import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { NotificationEvent } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { notBlockedMember } from '../../core/identity/visibility/blocked.ts'
import { readableMember } from '../../core/identity/visibility/mayRead.ts'

/**
 * Events that reveal an actor's profile: they are hidden if the actor is private. Public comments and friend requests are
 * not.
 */
const PROFILE_EVENTS: readonly NotificationEvent[] = ['follow', 'commentLike', 'editLike']

/**
 * SQL condition: a row of `notification` is shown to its member (an id, or the column). No block and no privacy hides its
 * actor.
 */
export function isShownTo(memberId: string | Expression<unknown>): RawBuilder<SqlBool> {
	const [actor, event] = [sql.ref('notification.actor_id'), sql.ref('notification.event')]
	return sql<SqlBool>`(${notBlockedMember(memberId, actor)} and (
		${actor} is null or ${event} <> all(${[...PROFILE_EVENTS]}::text[]) or ${readableMember(memberId, actor)}
	))`
}

/** True if no block and no privacy hides the actor of an event from a member. */
export async function mayBeNotified(
	db: Database,
	{ memberId, event, actorId }: { memberId: string; event: NotificationEvent; actorId: string },
): Promise<boolean> {
	const { rows } = await sql<{ may: boolean }>`
		select ${isShownTo(memberId)} as may from (select ${actorId}::uuid as actor_id, ${event}::text as event) notification`.execute(
		db,
	)
	return rows[0]?.may === true
}
