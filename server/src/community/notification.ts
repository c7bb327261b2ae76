import { artworkPath, type Notification } from 'shared-contract'
import type { Database } from '../database/schema.ts'

const NEWEST = 50

/** The newest notifications of a member, newest first. */
export async function newestNotifications(db: Database, memberId: string): Promise<Notification[]> {
	const rows = await db
		.selectFrom('notification')
		.leftJoin('member as actor', 'actor.id', 'notification.actor_id')
		.where('notification.member_id', '=', memberId)
		.selectAll('notification')
		.select(['actor.username as actor_name', 'actor.avatar_url as actor_avatar_url'])
		.orderBy('notification.created_at', 'desc')
		.orderBy('notification.id', 'desc')
		.limit(NEWEST)
		.execute()
	return rows.map((row) => ({
		id: String(row.id),
		type: row.type,
		event: row.event,
		params: row.params,
		user:
			row.actor_name === null || row.actor_id === null
				? null
				: { name: row.actor_name, avatarUrl: row.actor_avatar_url ?? artworkPath('avatar', row.actor_id) },
		createdAt: row.created_at.toISOString(),
		read: row.read_at !== null,
		link: row.link,
	}))
}

/** How many a member has not read, however many are shown. */
export async function unreadNotifications(db: Database, memberId: string): Promise<number> {
	const { unread } = await db
		.selectFrom('notification')
		.where('member_id', '=', memberId)
		.where('read_at', 'is', null)
		.select(({ fn }) => fn.countAll<number>().as('unread'))
		.executeTakeFirstOrThrow()
	return unread
}

export async function readNotifications(db: Database, memberId: string, now: Date): Promise<void> {
	await db
		.updateTable('notification')
		.set({ read_at: now })
		.where('member_id', '=', memberId)
		.where('read_at', 'is', null)
		.execute()
}
