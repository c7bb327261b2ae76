import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Viewer } from './viewer.ts'

/**
 * SQL condition: the comment appears in its thread for a viewer. A hidden comment without visible replies appears only for
 * its author, with the reason, and for moderators, who can restore it.
 *
 * @param table the query's alias of `comment`.
 */
export function isVisibleTo(
	{ member, moderates }: Pick<Viewer, 'member' | 'moderates'>,
	table = 'comment',
): RawBuilder<SqlBool> {
	const column = (name: string) => sql.ref(`${table}.${name}`)
	if (!moderates && !member) return sql`${column('is_standing')}`
	const seesHidden = moderates ? sql`` : sql`and ${column('member_id')} = ${member?.id ?? null}::uuid`
	return sql`(${column('is_standing')}
		or (${column('hidden_at')} is not null and ${column('removed_at')} is null ${seesHidden}))`
}
