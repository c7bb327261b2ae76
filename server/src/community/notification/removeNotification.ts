import { NOTIFICATION_UNDO_MS, type Notification } from 'shared-contract'
import type { Pictures } from '../../catalogue/public.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { notificationsByIds } from './notifications.ts'

interface NotificationKey {
	id: number
	memberId: string
	now: Date
}

/**
 * Removes a member's notification. Idempotent. Deletes notifications whose removal can no longer be undone.
 *
 * @throws Problem 404 if the member has no such notification.
 */
export async function removeNotification(db: Database, { id, memberId, now }: NotificationKey): Promise<void> {
	await db
		.deleteFrom('notification')
		.where('member_id', '=', memberId)
		.where('removed_at', '<', undoableSince(now))
		.where('id', '<>', id)
		.execute()
	const found = await db
		.updateTable('notification')
		.set(({ fn, ref, val }) => ({ removed_at: fn.coalesce(ref('removed_at'), val(now)) }))
		.where('id', '=', id)
		.where('member_id', '=', memberId)
		.returning('id')
		.executeTakeFirst()
	if (!found) throw new Problem('request.notFound', 404)
}

/**
 * Undoes the removal of a notification.
 *
 * @throws Problem 404 if the member has no such notification, or removed it too long ago.
 */
export async function restoreNotification(
	db: Database,
	{ id, memberId, now }: NotificationKey,
	pictures: Pictures,
): Promise<Notification> {
	const found = await db
		.updateTable('notification')
		.set({ removed_at: null })
		.where('id', '=', id)
		.where('member_id', '=', memberId)
		.where(({ or, eb }) => or([eb('removed_at', 'is', null), eb('removed_at', '>=', undoableSince(now))]))
		.returning('id')
		.executeTakeFirst()
	const [notification] = found ? await notificationsByIds(db, [found.id], pictures) : []
	if (!notification) throw new Problem('request.notFound', 404)
	const { memberId: _, ...rest } = notification
	return rest
}

const undoableSince = (now: Date) => new Date(now.getTime() - NOTIFICATION_UNDO_MS)
