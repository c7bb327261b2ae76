import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import { messagesFrom } from '../privacy/messagesFrom.ts'

/** SQL condition: two members share a group. */
export function shareGroup(one: Expression<unknown>, other: Expression<unknown>): RawBuilder<SqlBool> {
	return sql<SqlBool>`exists (
		select from group_member g1 join group_member g2 on g2.group_id = g1.group_id
		where g1.member_id = ${one} and g2.member_id = ${other}
	)`
}

/** SQL condition: two members are friends. */
export function areFriends(one: Expression<unknown>, other: Expression<unknown>): RawBuilder<SqlBool> {
	return sql<SqlBool>`exists (
		select from friendship f where f.accepted_at is not null
			and f.low_id = least(${one}, ${other}) and f.high_id = greatest(${one}, ${other})
	)`
}

type Member = Expression<unknown>

const isPublic = (memberId: Member) =>
	sql<SqlBool>`not exists (select from member_privacy p where p.member_id = ${memberId} and not p.is_public)`

const wroteIn = (conversationId: Expression<unknown>, authorId: Member) =>
	sql<SqlBool>`exists (select from message w where w.conversation_id = ${conversationId} and w.author_id = ${authorId})`

/**
 * SQL condition: a member may write to another, by whom the other lets write (`MESSAGES_FROM`). Friends may, and whom the other
 * wrote to; members of a common group and everybody only where the other has a public profile. It does not check blocks.
 * `conversationId` is their direct chat, if there is one.
 */
export function mayWriteTo(
	memberId: Member,
	otherId: Member,
	conversationId: Expression<unknown>,
): RawBuilder<SqlBool> {
	return sql<SqlBool>`exists (
		select from (select ${messagesFrom(otherId)} as lets) audience where lets <> 'nobody' and (
			${areFriends(memberId, otherId)} or ${wroteIn(conversationId, otherId)}
			or (lets = 'followed' and exists (
				select from member_follow o where o.follower_id = ${otherId} and o.followed_id = ${memberId}))
			or (${isPublic(otherId)} and (lets = 'everybody' or (lets = 'groups' and ${shareGroup(memberId, otherId)})))
		)
	)`
}

/**
 * SQL condition: a member may see whether another is online. They are friends; or they share a group, and the other has a public
 * profile or wrote in their direct chat. It does not check blocks.
 */
export function maySeePresence(
	memberId: Member,
	otherId: Member,
	conversationId: Expression<unknown>,
): RawBuilder<SqlBool> {
	return sql<SqlBool>`(${areFriends(memberId, otherId)} or (${shareGroup(memberId, otherId)}
		and (${isPublic(otherId)} or ${wroteIn(conversationId, otherId)})))`
}

interface WriteRequest {
	memberId: string
	otherId: string
	/** Null before the two have a direct chat. */
	conversationId: string | null
}

/** True if a member may write to another: {@link mayWriteTo}. */
export async function mayWrite(db: Database, { memberId, otherId, conversationId }: WriteRequest): Promise<boolean> {
	const [member, other] = [sql`${memberId}::uuid`, sql`${otherId}::uuid`]
	const { rows } = await sql<{ may: boolean }>`
		select ${mayWriteTo(member, other, sql`${conversationId}::text`)} as may`.execute(db)
	return rows[0]?.may === true
}
