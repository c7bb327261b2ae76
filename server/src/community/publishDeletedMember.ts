import { sql } from 'kysely'
import type { AppContext } from '../core/appContext.ts'
import type { Database } from '../core/database/schema.ts'
import { publishFriendsChanged } from './friend/notifyOfFriend.ts'
import { publishGroupChanged } from './group/publish.ts'
import { publishProfiles } from './profile/publishProfile.ts'

/** The relations of a member that other members' open pages show. */
export interface MemberRelations {
	/** Direct chats and their other members. */
	chats: { id: string; otherId: string }[]
	/** Friends, and members with an open friend request. */
	friendIds: string[]
	groupIds: string[]
	/** Members whose profiles count a follow or like by or of this member. */
	countedIds: string[]
}

/** Reads a member's relations, before the account is deleted. */
export async function relationsOf(db: Database, memberId: string): Promise<MemberRelations> {
	const ids = async (query: ReturnType<typeof sql<{ id: string }>>) =>
		(await query.execute(db)).rows.map(({ id }) => id)
	const chats = await sql<{ id: string; otherId: string }>`
		select id, case when low_id = ${memberId} then high_id else low_id end as "otherId"
		from conversation where ${memberId} in (low_id, high_id)`.execute(db)
	return {
		chats: chats.rows,
		friendIds: await ids(sql`select case when low_id = ${memberId} then high_id else low_id end as id
			from friendship where ${memberId} in (low_id, high_id)`),
		groupIds: await ids(sql`select group_id as id from group_member where member_id = ${memberId}`),
		countedIds: await ids(sql`select followed_id as id from member_follow where follower_id = ${memberId}
			union select liked_id from profile_like where member_id = ${memberId}
			union select follower_id from member_follow where followed_id = ${memberId}`),
	}
}

/** Publishes a deleted member to the pages of others, and ends their subscriptions to the member. */
export async function publishDeletedMember(
	context: AppContext,
	memberId: string,
	ties: MemberRelations,
): Promise<void> {
	const { live } = context
	live.recheck([memberId])
	for (const { id, otherId } of ties.chats) live.revoke(`conversation:${id}`, otherId)
	for (const groupId of ties.groupIds) publishGroupChanged(context, groupId)
	await publishFriendsChanged(context, [...new Set([...ties.friendIds, ...ties.chats.map(({ otherId }) => otherId)])])
	await publishProfiles(context, ties.countedIds)
}
