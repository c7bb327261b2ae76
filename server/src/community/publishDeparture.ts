import { sql } from 'kysely'
import type { AppContext } from '../core/appContext.ts'
import type { Database } from '../core/database/schema.ts'
import { publishFriendsChanged } from './friend/notify.ts'
import { publishGroupChanged } from './group/publish.ts'
import { publishProfiles } from './profile/publishProfile.ts'

/** What ties a member to others whose open pages show it. */
export interface Ties {
	/** Direct chats, and who the other is. */
	chats: { id: string; otherId: string }[]
	/** Friends, and who asked or was asked to be one. */
	friendIds: string[]
	groupIds: string[]
	/** Whom they follow or like: it is counted on their profiles. */
	countedIds: string[]
}

/** Reads what ties a member to others, while it is there. */
export async function tiesOf(db: Database, memberId: string): Promise<Ties> {
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

/** Tells the open pages of others that a member is gone for good, and ends what they watched of them. */
export async function publishDeparture(context: AppContext, memberId: string, ties: Ties): Promise<void> {
	const { live } = context
	live.recheck([memberId])
	for (const { id, otherId } of ties.chats) live.revoke(`conversation:${id}`, otherId)
	for (const groupId of ties.groupIds) publishGroupChanged(context, groupId)
	await publishFriendsChanged(context, [...new Set([...ties.friendIds, ...ties.chats.map(({ otherId }) => otherId)])])
	await publishProfiles(context, ties.countedIds)
}
