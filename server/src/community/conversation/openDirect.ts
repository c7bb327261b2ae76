import { randomUUID } from 'node:crypto'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { isBlockedEitherWay } from '../../core/identity/visibility/blocked.ts'
import { Problem } from '../../core/problem.ts'
import { lockPair, pairOf } from '../memberPair.ts'
import { mayKnow } from './mayKnow.ts'
import { mayWrite } from './mayWrite.ts'

/**
 * Finds or creates the direct chat of two members. @returns its id.
 *
 * @throws Problem 404 if the other member is not visible, 403 `message.notAllowed` if the member may not write to them. A block
 *   is refused as a choice of whom to let write is.
 */
export async function openDirect(db: Database, memberId: string, otherId: string): Promise<string> {
	if (memberId === otherId) throw new Problem('request.notFound', 404)
	return inTransaction(db, async (transaction) => {
		await lockPair(transaction, memberId, otherId)
		const isBlocked = await isBlockedEitherWay(transaction, memberId, otherId)
		const existing = isBlocked ? undefined : await directChatOf(transaction, memberId, otherId)
		if (existing !== undefined) return existing
		if (isBlocked || !(await mayWrite(transaction, { memberId, otherId, conversationId: null }))) {
			const isKnown = await mayKnow(transaction, memberId, otherId)
			throw isKnown ? new Problem('message.notAllowed', 403) : new Problem('request.notFound', 404)
		}
		const id = randomUUID()
		await transaction
			.insertInto('conversation')
			.values({ id, ...pairOf(memberId, otherId) })
			.execute()
		return id
	})
}

/** Lists the direct chat of two new friends before its first message. */
export async function listDirectChat(db: Database, one: string, other: string, now: Date): Promise<void> {
	await db
		.insertInto('conversation')
		.values({ id: randomUUID(), ...pairOf(one, other), last_sent_at: now })
		.onConflict((conflict) =>
			conflict
				.columns(['low_id', 'high_id'])
				.doUpdateSet({ last_sent_at: now })
				.where('conversation.last_sent_at', 'is', null),
		)
		.execute()
}

/** The id of the direct chat of two members, if there is one. */
export async function directChatOf(db: Database, one: string, other: string): Promise<string | undefined> {
	const { low_id, high_id } = pairOf(one, other)
	const row = await db
		.selectFrom('conversation')
		.where('low_id', '=', low_id)
		.where('high_id', '=', high_id)
		.select('id')
		.executeTakeFirst()
	return row?.id
}
