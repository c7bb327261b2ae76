import type { Member } from 'shared-contract'
import type { Parts } from '../../parts.ts'
import { notify } from '../notify.ts'
import { wasToldLately } from '../toldLately.ts'
import { receivedRequests } from './requests.ts'

/** Tells members that their requests or friends changed. */
export async function tellFriendsChanged({ db, live }: Parts, memberIds: readonly string[]): Promise<void> {
	for (const memberId of memberIds) {
		live.publish(`member:${memberId}`, { type: 'friendsChanged', received: await receivedRequests(db, memberId) })
	}
}

/** Tells a member that somebody asks to be friends: once a day of each, however often it is taken back and asked anew. */
export async function tellRequested(parts: Parts, asking: Member, memberId: string): Promise<void> {
	const request = { memberId, event: 'friendRequest', actorId: asking.id } as const
	if (await wasToldLately(parts.db, { ...request, now: parts.now() })) return
	await notify(parts, { ...request, params: { user: asking.username }, link: '/messages?open=requests' })
}
