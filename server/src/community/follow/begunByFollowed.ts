import { sql } from 'kysely'
import { DAY_MS } from 'shared-contract/units'
import type { Database } from '../../core/database/schema.ts'
import { readableMember } from '../../core/identity/visibility/mayRead.ts'

const LATELY_MS = 30 * DAY_MS
/** One member alone makes no fashion, and would show what that one has begun. */
const MEMBERS_MIN = 2
const MAX_TITLES = 10

/** The titles that most members whom somebody follows have begun lately, as far as their lists are public. */
export async function begunByFollowed(
	db: Database,
	memberId: string,
	now: Date,
): Promise<{ id: number; members: number }[]> {
	const { rows } = await sql<{ id: number; members: number }>`
		select e.title_id as id, count(*)::int as members from member_follow f
		join list_entry e on e.member_id = f.followed_id and e.removed_at is null and not e.is_private
			and e.status in ('current', 'completed', 'rewatching') and e.added_at >= ${new Date(now.getTime() - LATELY_MS)}
		where f.follower_id = ${memberId} and ${readableMember(sql`${memberId}::uuid`, sql`f.followed_id`)}
		group by e.title_id having count(*) >= ${MEMBERS_MIN}
		order by members desc, e.title_id limit ${MAX_TITLES}`.execute(db)
	return rows
}
