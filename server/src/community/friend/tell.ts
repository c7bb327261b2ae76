import type { Parts } from '../../parts.ts'
import { receivedRequests } from './requests.ts'

/** Tells members that their requests or friends changed. */
export async function tellFriendsChanged({ db, live }: Parts, memberIds: readonly string[]): Promise<void> {
	for (const memberId of memberIds) {
		live.publish(`member:${memberId}`, { type: 'friendsChanged', received: await receivedRequests(db, memberId) })
	}
}
