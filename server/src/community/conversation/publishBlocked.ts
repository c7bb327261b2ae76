import type { AppContext } from '../../core/appContext.ts'
import { publishFriendsChanged } from '../friend/notify.ts'
import { directChatOf } from './openDirect.ts'
import { endPresence } from './presence.ts'

/** Ends the live subscriptions between two members after a block. */
export async function publishBlocked(context: AppContext, one: string, other: string): Promise<void> {
	const chat = await directChatOf(context.db, one, other)
	for (const memberId of [one, other]) {
		if (chat !== undefined) context.live.revoke(`conversation:${chat}`, memberId)
	}
	await endPresence(context, one, other)
	await publishFriendsChanged(context, [one, other])
}
