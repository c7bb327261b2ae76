import { runJob } from '../../jobs/runJob.ts'
import type { Parts } from '../../parts.ts'
import { notificationsByIds, unreadNotifications } from '../notification.ts'
import { storeReleases } from './storeReleases.ts'

const EVERY_MS = 50_000

/** Tells members of what came out of the titles on their lists: stored for all, shown at once to those who are here. */
export async function tellReleases(parts: Parts): Promise<void> {
	const { db, live } = parts
	const stored = await runJob(db, { name: 'releases', everyMs: EVERY_MS, work: storeReleases }, parts.now())
	const here = (stored ?? []).filter(({ memberId }) => live.isOnline(memberId))
	for (const { id, memberId } of here) {
		const [notification] = await notificationsByIds(db, [id])
		if (!notification) continue
		const unread = await unreadNotifications(db, memberId)
		live.publish(`member:${memberId}`, { type: 'notification', notification, unread })
	}
}
