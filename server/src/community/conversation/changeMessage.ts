import { sql } from 'kysely'
import { type Message, type MessageReaction, mayInGroup, PINS_PER_CONVERSATION } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { roleOf } from '../group/lockGroup.ts'
import type { StoredNotification } from '../notification/notify.ts'
import type { Conversation } from './access.ts'
import { storeMentions } from './messageMentions.ts'
import { readMessage, requireOpenMessage } from './readMessages.ts'
import { lockWriteAccess, refuseInvalidMessage } from './sendMessage.ts'

interface Key {
	conversationId: string
	number: number
	memberId: string
}

/** A changed message, as its changer sees it. */
export interface Change {
	conversation: Conversation
	message: Message
	/** The conversation's number of changes. */
	changes: number
	/** False if the message already was as wanted. */
	isNew: boolean
	/** Whom an edit told that it mentions them. */
	told: StoredNotification[]
}

type Columns = { text: string; edited_at: Date } | { pinned_at: Date | null } | Record<string, never>

/** Edits an own message. @throws Problem 400, 403 for another member's message, 404. */
export async function editMessage(db: Database, key: Key, typed: string, now: Date): Promise<Change> {
	const text = typed.normalize('NFC')
	let told: StoredNotification[] = []
	const changed = await change(db, key, async (transaction, message, conversation) => {
		if (message.author?.id !== key.memberId) throw new Problem('request.forbidden', 403)
		refuseInvalidMessage(text, message.picture)
		const before = message.text ?? ''
		if (before === text) return undefined
		const { number, memberId: authorId } = key
		told = await storeMentions(transaction, { conversation, number, authorId, text, before, now })
		return { text, edited_at: now }
	})
	return { ...changed, told }
}

/** Pins or unpins a message. @throws Problem 403 without the right, 404, 409 `message.tooManyPins`. */
export async function pinMessage(db: Database, key: Key, pinnedAt: Date | null): Promise<Change> {
	return change(db, key, async (transaction, before, conversation) => {
		const role =
			conversation.kind === 'channel' ? await roleOf(transaction, conversation.groupId, key.memberId) : 'admin'
		if (!role || !mayInGroup(role, 'arrangeChannels')) throw new Problem('request.forbidden', 403)
		if (before.pinned === (pinnedAt !== null)) return undefined
		if (pinnedAt !== null) await refuseTooManyPins(transaction, key.conversationId)
		return { pinned_at: pinnedAt }
	})
}

async function refuseTooManyPins(db: Database, conversationId: string): Promise<void> {
	const { pins } = await db
		.selectFrom('message')
		.where('conversation_id', '=', conversationId)
		.where('pinned_at', 'is not', null)
		.where('deletion', 'is', null)
		.select(({ fn }) => fn.countAll<number>().as('pins'))
		.executeTakeFirstOrThrow()
	if (pins >= PINS_PER_CONVERSATION) throw new Problem('message.tooManyPins', 409)
}

/** Gives a reaction to a message or takes it back. @throws Problem 404. */
export async function reactToMessage(
	db: Database,
	key: Key,
	{ reaction, gives }: { reaction: MessageReaction; gives: boolean },
): Promise<Change> {
	return change(db, key, async (transaction) => {
		const row = { conversation_id: key.conversationId, number: key.number, member_id: key.memberId, reaction }
		const result = gives
			? await transaction
					.insertInto('message_reaction')
					.values(row)
					.onConflict((conflict) => conflict.doNothing())
					.returning('number')
					.execute()
			: await transaction
					.deleteFrom('message_reaction')
					.where('conversation_id', '=', row.conversation_id)
					.where('number', '=', row.number)
					.where('member_id', '=', row.member_id)
					.where('reaction', '=', reaction)
					.returning('number')
					.execute()
		return result.length > 0 ? {} : undefined
	})
}

/**
 * Changes a message that the member may read, where they may write, under the lock of its conversation: changes are numbered in order, and a
 * deletion runs before or after. `how` returns the new columns, or undefined if nothing changes.
 */
function change(
	db: Database,
	key: Key,
	how: (transaction: Database, before: Message, conversation: Conversation) => Promise<Columns | undefined>,
): Promise<Change> {
	const { conversationId, number, memberId } = key
	return db.transaction().execute(async (transaction) => {
		const conversation = await lockWriteAccess(transaction, conversationId, memberId)
		const { rows } = await sql<{ changes: number }>`
			select changes from conversation where id = ${conversationId} for no key update`.execute(transaction)
		const changes = rows[0]?.changes
		if (changes === undefined) throw new Problem('request.notFound', 404)
		const before = await requireOpenMessage(transaction, key)
		const columns = await how(transaction, before, conversation)
		if (!columns) return { conversation, message: before, changes, isNew: false, told: [] }
		await transaction
			.updateTable('message')
			.set({ ...columns, change: changes + 1 })
			.where('conversation_id', '=', conversationId)
			.where('number', '=', number)
			.execute()
		await transaction
			.updateTable('conversation')
			.set({ changes: changes + 1 })
			.where('id', '=', conversationId)
			.execute()
		const message = await readMessage(transaction, key)
		return { conversation, message, changes: changes + 1, isNew: true, told: [] }
	})
}
