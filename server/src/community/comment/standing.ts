import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Reader } from './reader.ts'

/** For whom a comment may have a place. */
export type Viewer = Pick<Reader, 'member' | 'moderates'>

/**
 * The condition that a comment has a place in its thread for a viewer. A hidden comment that nothing stands under has one
 * for its author, who reads why it was hidden, and for moderators, who can restore it.
 *
 * @param table the name that the query gives to `comment`.
 */
export function standsFor({ member, moderates }: Viewer, table = 'comment'): RawBuilder<SqlBool> {
	const column = (name: string) => sql.ref(`${table}.${name}`)
	if (!moderates && !member) return sql`${column('is_standing')}`
	const seesHidden = moderates ? sql`` : sql`and ${column('member_id')} = ${member?.id ?? null}::uuid`
	return sql`(${column('is_standing')}
		or (${column('hidden_at')} is not null and ${column('removed_at')} is null ${seesHidden}))`
}
