import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { NotificationEvent } from 'shared-contract'
import type { Database } from '../core/database/schema.ts'
import { notBlockedMember } from './block/blocked.ts'
import { readableMember } from './privacy/mayRead.ts'

/**
 * What is told of somebody's profile alone: it is not told of who is private. What somebody says in public, or asks of the
 * one who is told, is.
 */
const OF_A_PROFILE: readonly NotificationEvent[] = ['follow', 'commentLike', 'editLike']

/**
 * The condition that a row of `notification` is shown to its member (an id, or the column): no block and no privacy keeps from
 * them who did it.
 */
export function shownTo(memberId: string | Expression<unknown>): RawBuilder<SqlBool> {
	const [actor, event] = [sql.ref('notification.actor_id'), sql.ref('notification.event')]
	return sql<SqlBool>`(${notBlockedMember(memberId, actor)} and (
		${actor} is null or ${event} <> all(${[...OF_A_PROFILE]}::text[]) or ${readableMember(memberId, actor)}
	))`
}

/** Whether a member may be told of what somebody does. */
export async function mayBeNotified(
	db: Database,
	{ memberId, event, actorId }: { memberId: string; event: NotificationEvent; actorId: string },
): Promise<boolean> {
	const { rows } = await sql<{ may: boolean }>`
		select ${shownTo(memberId)} as may from (select ${actorId}::uuid as actor_id, ${event}::text as event) notification`.execute(
		db,
	)
	return rows[0]?.may === true
}
