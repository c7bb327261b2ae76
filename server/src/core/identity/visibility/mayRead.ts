import { type Expression, type ExpressionBuilder, type SqlBool, type StringReference, sql } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { notBlockedMember } from './blocked.ts'

/**
 * SQL condition: the member in a column is visible to the viewer (`null`: a visitor). Visible are the viewer themselves and
 * public members without a block between the two.
 *
 * `.where((eb) => readable(eb, viewer?.id ?? null, 'member.id'))`
 */
export function readable<DB, TB extends keyof DB>(
	eb: ExpressionBuilder<DB, TB>,
	viewerId: string | null,
	column: StringReference<DB, TB>,
): Expression<SqlBool> {
	return readableMember(viewerId, eb.ref(column))
}

/** {@link readable} for a query written as SQL; the viewer may be a column. */
export function readableMember(
	viewerId: string | Expression<unknown> | null,
	member: Expression<unknown>,
): Expression<SqlBool> {
	const isPublic = sql<SqlBool>`not exists (
		select from member_privacy p where p.member_id = ${member} and not p.is_public
	)`
	if (viewerId === null) return isPublic
	return sql<SqlBool>`(${member} = ${viewerId} or (${isPublic} and ${notBlockedMember(viewerId, member)}))`
}

/**
 * True if the viewer may read a member's data. Otherwise answer 404 `request.notFound`, as if the member did not exist.
 */
export async function mayRead(db: Database, viewer: { id: string } | null, ownerId: string): Promise<boolean> {
	return (await readableMembers(db, viewer, [ownerId])).length > 0
}

/** Filters members to those whose data the viewer may read. The ids must be UUIDs. */
export async function readableMembers(
	db: Database,
	viewer: { id: string } | null,
	ownerIds: readonly string[],
): Promise<string[]> {
	if (ownerIds.length === 0) return []
	const rows = await db
		.selectFrom('member')
		.where('member.id', 'in', ownerIds)
		.where((eb) => readable(eb, viewer?.id ?? null, 'member.id'))
		.select('member.id')
		.execute()
	return rows.map(({ id }) => id)
}
