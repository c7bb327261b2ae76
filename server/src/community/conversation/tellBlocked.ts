import type { Parts } from '../../parts.ts'
import { tellFriendsChanged } from '../friend/tell.ts'
import { directChatOf } from './openDirect.ts'
import { endPresence } from './presence.ts'

/** Ends what two members may watch of each other, once one has blocked the other. */
export async function tellBlocked(parts: Parts, one: string, other: string): Promise<void> {
	const chat = await directChatOf(parts.db, one, other)
	for (const memberId of [one, other]) {
		if (chat !== undefined) parts.live.revoke(`conversation:${chat}`, memberId)
	}
	await endPresence(parts, one, other)
	await tellFriendsChanged(parts, [one, other])
}
