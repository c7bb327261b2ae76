import type { Member, NotificationEvent } from 'shared-contract'
import type { AppContext } from '../../core/appContext.ts'
import { notify } from '../notification/notify.ts'
import { wasRecentlyNotified } from '../notification/recentlyNotified.ts'
import { receivedRequests } from './requests.ts'

/** Publishes to members that their requests or friends changed. */
export async function publishFriendsChanged({ db, live }: AppContext, memberIds: readonly string[]): Promise<void> {
	for (const memberId of memberIds) {
		live.publish(`member:${memberId}`, { type: 'friendsChanged', received: await receivedRequests(db, memberId) })
	}
}

/** Notifies a member of a friend request. */
export function notifyRequested(context: AppContext, asking: Member, memberId: string): Promise<void> {
	return notifyOncePerDay(context, { event: 'friendRequest', actor: asking, memberId, link: '/messages?open=requests' })
}

/** Notifies the sender of a friend request that it was accepted, with a link to the chat. */
export function notifyAccepted(context: AppContext, accepting: Member, memberId: string): Promise<void> {
	const link = `/messages/with/${accepting.id}`
	return notifyOncePerDay(context, { event: 'friendAccepted', actor: accepting, memberId, link })
}

interface FriendNotification {
	event: NotificationEvent
	actor: Member
	memberId: string
	link: string
}

// A request that is withdrawn and sent again notifies once a day.
async function notifyOncePerDay(
	context: AppContext,
	{ event, actor, memberId, link }: FriendNotification,
): Promise<void> {
	const notification = { memberId, event, actorId: actor.id }
	if (await wasRecentlyNotified(context.db, { ...notification, now: context.now() })) return
	await notify(context, { ...notification, params: { user: actor.username }, link })
}
