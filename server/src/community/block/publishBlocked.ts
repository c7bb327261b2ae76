import type { AppContext } from '../../core/appContext.ts'
import { directChatOf } from '../conversation/openDirect.ts'
import { revokePresence } from '../conversation/visiblePresence.ts'
import { publishFriendsChanged } from '../friend/notifyOfFriend.ts'
import { publishProfiles } from '../profile/publishProfile.ts'

/** Ends the live subscriptions between two members after a block, and publishes their changed friends and profiles. */
export async function publishBlocked(context: AppContext, one: string, other: string): Promise<void> {
	const { db, live } = context
	const chat = await directChatOf(db, one, other)
	for (const memberId of [one, other]) {
		if (chat !== undefined) live.revoke(`conversation:${chat}`, memberId)
	}
	await revokePresence(context, one, other)
	await publishFriendsChanged(context, [one, other])
	live.revoke(`profile:${one}`, other)
	live.revoke(`profile:${other}`, one)
	await publishProfiles(context, [one, other])
	// Threads of the other's messages end, and lists that one shares with the other.
	live.recheck([one, other])
}
