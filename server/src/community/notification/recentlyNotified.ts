import type { NotificationEvent } from 'shared-contract'
import { DAY_MS } from 'shared-contract/units'
import type { Database } from '../../core/database/schema.ts'

interface NotificationKey {
	memberId: string
	event: NotificationEvent
	actorId: string
	/** Only one with this link. */
	link?: string
	now: Date
}

/** True if the member got the same notification within 24 hours; stops follow/unfollow spam. */
export async function wasRecentlyNotified(
	db: Database,
	{ memberId, event, actorId, link, now }: NotificationKey,
): Promise<boolean> {
	const recent = await db
		.selectFrom('notification')
		.where('actor_id', '=', actorId)
		.where('member_id', '=', memberId)
		.where('event', '=', event)
		.where('created_at', '>', new Date(now.getTime() - DAY_MS))
		.$if(link !== undefined, (query) => query.where('link', '=', link ?? ''))
		.select('id')
		.executeTakeFirst()
	return recent !== undefined
}
