import { sql } from 'kysely'
import { SHARED_PROGRESS_MAX, type SharedProgress } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { notBlockedMember } from '../../core/identity/visibility/blocked.ts'
import { Problem } from '../../core/problem.ts'
import { progressWith } from '../../library/public.ts'
import { isInGroup } from '../group/groups.ts'
import { toMemberCard } from '../memberCard.ts'

interface Sharer {
	groupId: string
	memberId: string
}

/** The progress of the members of a group who share it, furthest first, without those that a block hides from the reader. */
export async function sharedProgress(
	db: Database,
	{ groupId, memberId, titleId }: Sharer & { titleId: number },
): Promise<SharedProgress[]> {
	const { rows } = await sql<{ id: string; username: string; avatar_url: string | null; progress: number }>`
		select m.id, m.username, m.avatar_url, ${progressWith(sql.ref('m.id'), sql`${titleId}::int`)} as progress
		from progress_sharing p join member m on m.id = p.member_id
		where p.group_id = ${groupId} and ${notBlockedMember(memberId, sql.ref('m.id'))}
		order by progress desc, m.username_key limit ${SHARED_PROGRESS_MAX}`.execute(db)
	return rows.map(({ progress, ...member }) => ({ member: toMemberCard(member), progress }))
}

/** True if a member shares their progress with a group. */
export async function sharesProgress(db: Database, { groupId, memberId }: Sharer): Promise<boolean> {
	const row = await db
		.selectFrom('progress_sharing')
		.where('group_id', '=', groupId)
		.where('member_id', '=', memberId)
		.select('member_id')
		.executeTakeFirst()
	return row !== undefined
}

/** Shares a member's progress with a group, or no longer. Leaving the group ends it. @throws Problem 404 if not in it. */
export async function shareProgress(db: Database, { groupId, memberId }: Sharer, shares: boolean): Promise<void> {
	if (!(await isInGroup(db, groupId, memberId))) throw new Problem('request.notFound', 404)
	if (!shares) {
		await db.deleteFrom('progress_sharing').where('group_id', '=', groupId).where('member_id', '=', memberId).execute()
		return
	}
	// A concurrent kick runs before or after it.
	await sql`insert into progress_sharing (group_id, member_id)
		select group_id, member_id from group_member where group_id = ${groupId} and member_id = ${memberId}
		for key share on conflict do nothing`.execute(db)
}
