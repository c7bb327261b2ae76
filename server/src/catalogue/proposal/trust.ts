import { sql } from 'kysely'
import type { Member } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { mayUndo } from '../revision/mayUndo.ts'

/**
 * True if the edits of a member hold at once: those of a moderator, and of a member with enough edits that a moderator took
 * or that nobody undid.
 */
export async function isTrusted(db: Database, member: Member, editsBefore: number): Promise<boolean> {
	if (editsBefore === 0 || mayUndo(member)) return true
	const { rows } = await sql<{ accepted: number }>`select count(*)::int as accepted from (
		select from revision where member_id = ${member.id} and entity <> 'article' and before is not null and after is not null
			and undone_by is null and undoes is null
		limit ${editsBefore}) accepted`.execute(db)
	return (rows[0]?.accepted ?? 0) >= editsBefore
}
