import { sql } from 'kysely'
import { VOTE_AGE_DAYS } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { Database } from '../../core/database/schema.ts'
import type { HeldVotes } from '../rating.ts'

/** SQL columns: the votes on `t.id` that no ranking counts. */
export const HELD = sql<HeldVotes>`
	(select count(*)::int from title_vote h where h.title_id = t.id and h.is_held) as "heldVotes",
	(select coalesce(sum(h.exact), 0)::float from title_vote h where h.title_id = t.id and h.is_held) as "heldSum"`

/** SQL condition on `m`, a member: no ranking counts their votes. */
export const isHeld = (now: Date) =>
	sql<boolean>`(m.votes_aside_at is not null or m.joined_at > ${new Date(now.getTime() - VOTE_AGE_DAYS * DAY_MS)})`

/** Holds a member's votes, or those on some titles, where no ranking counts them, and releases the others. @returns the titles. */
export async function holdVotes(
	db: Database,
	{ memberId, now, ids }: { memberId: string; now: Date; ids?: readonly number[] },
): Promise<number[]> {
	const { rows } = await sql<{ id: number }>`update title_vote v set is_held = ${isHeld(now)} from member m
		where m.id = v.member_id and v.member_id = ${memberId} and v.is_held <> ${isHeld(now)}
			${ids ? sql`and v.title_id = any(${ids}::int[])` : sql``} returning v.title_id as id`.execute(db)
	return rows.map(({ id }) => id)
}
