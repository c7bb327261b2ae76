import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import type { Conversation } from './access.ts'

/**
 * Counts a change of the message that carries a thread, so that pages fetch it with its new number of replies. It locks the channel,
 * before the thread, as a deletion of the channel does. @returns the number of changes of the channel; undefined without a thread.
 */
export async function touchRoot(transaction: Database, conversation: Conversation): Promise<number | undefined> {
	const root = conversation.kind === 'channel' ? conversation.root : null
	if (!root) return undefined
	const { rows } = await sql<{ changes: number }>`with channel as (
			update conversation set changes = changes + 1 where id = ${root.conversationId} returning changes
		) update message m set change = channel.changes from channel
		where m.conversation_id = ${root.conversationId} and m.number = ${root.number}
		returning m.change as changes`.execute(transaction)
	return rows[0]?.changes
}
