import type { Database } from '../../database/schema.ts'
import type { Parts } from '../../parts.ts'
import { isBlockedEitherWay } from '../block/blocked.ts'
import { isMemberId } from '../memberId.ts'
import { mayWrite } from './mayWrite.ts'
import { directChatOf } from './openDirect.ts'

/** Whether a member may see that another is here: whoever may write to them may. */
export async function maySeePresence(db: Database, memberId: string, otherId: string): Promise<boolean> {
	if (!isMemberId(otherId) || memberId === otherId) return false
	if (await isBlockedEitherWay(db, memberId, otherId)) return false
	const conversationId = (await directChatOf(db, memberId, otherId)) ?? null
	return mayWrite(db, { memberId, otherId, conversationId })
}

/** Ends what two members see of each other's coming and going, where they no longer may. */
export async function endPresence({ db, live }: Parts, one: string, other: string): Promise<void> {
	for (const [watcher, watched] of [
		[one, other],
		[other, one],
	] as const) {
		if (!(await maySeePresence(db, watcher, watched))) live.revoke(`presence:${watched}`, watcher)
	}
}
