import { type Expression, type ExpressionBuilder, type SqlBool, type StringReference, sql } from 'kysely'
import type { Database } from '../../database/schema.ts'

/** The ids of members that a member blocked or that blocked the member. A block hides both members from each other. */
export async function blockedEitherWay(db: Database, memberId: string): Promise<Set<string>> {
	const { rows } = await sql<{ id: string }>`
		select blocked_id as id from member_block where member_id = ${memberId}
		union select member_id from member_block where blocked_id = ${memberId}`.execute(db)
	return new Set(rows.map(({ id }) => id))
}

/** True if one of two members blocked the other. */
export async function isBlockedEitherWay(db: Database, one: string, other: string): Promise<boolean> {
	const { rows } = await sql<{ blocked: boolean }>`select exists (
		select from member_block
		where (member_id = ${one} and blocked_id = ${other}) or (member_id = ${other} and blocked_id = ${one})
	) as blocked`.execute(db)
	return rows[0]?.blocked === true
}

/**
 * SQL condition: there is no block between the viewer and the member in a column. It holds for visitors (`null`) and for
 * rows without a member.
 *
 * `.where((eb) => notBlocked(eb, viewer?.id ?? null, 'comment.member_id'))`
 */
export function notBlocked<DB, TB extends keyof DB>(
	eb: ExpressionBuilder<DB, TB>,
	viewerId: string | null,
	column: StringReference<DB, TB>,
): Expression<SqlBool> {
	return notBlockedMember(viewerId, eb.ref(column))
}

/** {@link notBlocked} for a query written as SQL; the viewer may be a column. */
export function notBlockedMember(
	viewerId: string | Expression<unknown> | null,
	member: Expression<unknown>,
): Expression<SqlBool> {
	if (viewerId === null) return sql<SqlBool>`true`
	return sql<SqlBool>`(
		not exists (select from member_block b where b.member_id = ${viewerId} and b.blocked_id = ${member})
		and not exists (select from member_block b where b.member_id = ${member} and b.blocked_id = ${viewerId})
	)`
}
