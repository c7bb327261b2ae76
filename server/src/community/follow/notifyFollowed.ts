import { type Member, profilePath } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { mayRead } from '../../core/identity/visibility/mayRead.ts'
import { notify } from '../notification/notify.ts'
import { wasRecentlyNotified } from '../notification/recentlyNotified.ts'

/** Notifies a member of a new follower: once a day per follower, and only if the follower is visible to the member. */
export async function notifyFollowed(context: AppContext, follower: Member, memberId: string): Promise<void> {
	const { db, now } = context
	if (!(await mayRead(db, { id: memberId }, follower.id))) return
	const following = { memberId, event: 'follow', actorId: follower.id } as const
	if (await wasRecentlyNotified(db, { ...following, now: now() })) return
	await notify(context, {
		...following,
		params: { user: follower.username },
		link: profilePath(follower.username),
	})
}
