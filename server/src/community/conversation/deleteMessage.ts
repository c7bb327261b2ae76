import { sql } from 'kysely'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import type { StoredNotification } from '../notification/notify.ts'
import type { Conversation } from './access.ts'
import { removeMentions } from './messageMentions.ts'
import { touchRoot } from './touchRoot.ts'

interface MessageKey {
	conversation: Conversation
	number: number
	memberId: string
	now: Date
}

/** The conversation's number of deletions, and whether this deletion is new. */
export interface Deletion {
	deletions: number
	isNew: boolean
	/** Of a new one in a thread: the number of changes of its channel. */
	rootChanges?: number | undefined
	/** What it had told the members whom it mentions. */
	untold: StoredNotification[]
}

/**
 * Deletes a member's own message: erases its text, picture and reactions, keeps its number. Idempotent.
 *
 * @throws Problem 403 for another member's message, 404 if there is none.
 */
export async function deleteMessage(
	db: Database,
	{ conversation, number, memberId, now }: MessageKey,
): Promise<Deletion> {
	const conversationId = conversation.id
	return db.transaction().execute(async (transaction) => {
		const rootChanges = await touchRoot(transaction, conversation)
		// The lock makes deletion numbers visible in order, as for message numbers.
		const { rows } = await sql<{ deletions: number }>`
			select deletions from conversation where id = ${conversationId} for no key update`.execute(transaction)
		const deletions = rows[0]?.deletions
		const message = await transaction
			.selectFrom('message')
			.where('conversation_id', '=', conversationId)
			.where('number', '=', number)
			.select(['author_id', 'deletion'])
			.executeTakeFirst()
		if (deletions === undefined || !message) throw new Problem('request.notFound', 404)
		if (message.author_id !== memberId) throw new Problem('request.forbidden', 403)
		if (message.deletion !== null) return { deletions, isNew: false, untold: [] }
		await transaction
			.updateTable('message')
			.set({ text: '', picture_id: null, picture_alt: '', deletion: deletions + 1 })
			.where('conversation_id', '=', conversationId)
			.where('number', '=', number)
			.execute()
		await transaction
			.deleteFrom('message_reaction')
			.where('conversation_id', '=', conversationId)
			.where('number', '=', number)
			.execute()
		await transaction
			.updateTable('conversation')
			.set({ deletions: deletions + 1 })
			.where('id', '=', conversationId)
			.execute()
		const untold = await removeMentions(transaction, { conversation, number, authorId: memberId, now })
		return { deletions: deletions + 1, isNew: true, rootChanges, untold }
	})
}
