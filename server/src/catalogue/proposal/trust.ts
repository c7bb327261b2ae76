import { sql } from 'kysely'
import type { Member } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { Database } from '../../core/database/schema.ts'
import { mayUndo } from '../revision/mayUndo.ts'

/** How long an edit that no moderator looked at has to stand before it counts. */
const STANDS_MS = 7 * DAY_MS

/**
 * True if the edits of a member hold at once: those of a moderator, and of a member with enough edits that a moderator took, or
 * that nobody undid in a week. What fills an empty field holds at once without either, so it earns no trust on the same evening.
 */
export async function isTrusted(
	db: Database,
	member: Member,
	{ editsBefore, now }: { editsBefore: number; now: Date },
): Promise<boolean> {
	if (editsBefore === 0 || mayUndo(member)) return true
	const stood = new Date(now.getTime() - STANDS_MS)
	const { rows } = await sql<{ accepted: number }>`select count(*)::int as accepted from (
		select from revision r where r.member_id = ${member.id} and r.entity <> 'article' and r.before is not null
			and r.after is not null and r.undone_by is null and r.undoes is null
			and (r.made_at < ${stood}
				or exists (select from proposal p where p.member_id = r.member_id and p.revision_id = r.id))
		limit ${editsBefore}) accepted`.execute(db)
	return (rows[0]?.accepted ?? 0) >= editsBefore
}
