import { sql } from 'kysely'
import { type Message, threadIdOf } from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { readableChannel, readableConversation, readableConversations } from './access.ts'
import { readMessage, requireOpenMessage } from './readMessages.ts'
import { lockWriteAccess } from './sendMessage.ts'

interface MessageKey {
	conversationId: string
	number: number
	memberId: string
}

/**
 * Follows the thread of a channel's message, and starts it where there is none. What is there counts as read.
 *
 * @throws Problem 404 in a direct chat or a thread, and for a message that is not open to the member.
 */
export function followThread(db: Database, key: MessageKey): Promise<Message> {
	const { conversationId, number, memberId } = key
	const id = threadIdOf(conversationId, number)
	return inTransaction(db, async (transaction) => {
		const { groupId } = await readableChannel(transaction, conversationId, memberId)
		await lockWriteAccess(transaction, conversationId, memberId)
		if ((await readableConversations(transaction, [id], memberId)).length === 0) {
			// A concurrent deletion of the channel runs before or after it.
			await sql`select from conversation where id = ${conversationId} for key share`.execute(transaction)
			await requireOpenMessage(transaction, key)
			await transaction
				.insertInto('conversation')
				.values({ id, group_id: groupId, root_conversation_id: conversationId, root_number: number })
				.onConflict((conflict) => conflict.doNothing())
				.execute()
		}
		await sql`insert into conversation_read (conversation_id, member_id, number, followed)
			select id, ${memberId}, last_number, true from conversation where id = ${id} for key share
			on conflict (member_id, conversation_id) do update set followed = true`.execute(transaction)
		return readMessage(transaction, key)
	})
}

/** Follows the thread of a message no longer. @throws Problem 404 if the member may not read it. */
export async function unfollowThread(db: Database, key: MessageKey): Promise<Message> {
	const { id } = await readableConversation(db, threadIdOf(key.conversationId, key.number), key.memberId)
	await db
		.updateTable('conversation_read')
		.set({ followed: false })
		.where('conversation_id', '=', id)
		.where('member_id', '=', key.memberId)
		.execute()
	return readMessage(db, key)
}
