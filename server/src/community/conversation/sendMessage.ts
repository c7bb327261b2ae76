import { sql } from 'kysely'
import { MESSAGE_MAX_LENGTH, type Member, type Message } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { refuseInvalidFields, textError } from '../../core/http/textField.ts'
import { Problem } from '../../core/problem.ts'
import { lockPair } from '../memberPair.ts'
import { type Conversation, readableConversation } from './access.ts'
import { mayWrite } from './mayWrite.ts'
import { type MessageRow, presentMessage } from './presentMessage.ts'
import { markRead } from './readMarker.ts'

interface Draft {
	conversationId: string
	author: Member
	/** The UUID that the author's browser gave it. */
	clientId: string
	text: string
	now: Date
}

/** A stored message; `isNew` is false for a repeated request. */
export interface Sent {
	message: Message
	conversation: Conversation
	isNew: boolean
}

class AlreadySent extends Error {}

/**
 * Stores a message with the next number of its conversation. A repeated `clientId` returns the stored message.
 *
 * @throws Problem 400 for an empty or too long text, 403 `message.notAllowed`, 404 if the author is not in the conversation.
 */
export async function sendMessage(db: Database, draft: Draft): Promise<Sent> {
	const text = draft.text.normalize('NFC')
	const normalized = { ...draft, text }
	refuseInvalidFields({ text: textError(text, { maxLength: MESSAGE_MAX_LENGTH, required: 'text.required' }) })
	const earlier = await findSent(db, normalized)
	if (earlier) return earlier
	try {
		return await db.transaction().execute((transaction) => write(transaction, normalized))
	} catch (error) {
		const sent = error instanceof AlreadySent ? await findSent(db, normalized) : undefined
		if (sent) return sent
		throw error
	}
}

async function write(db: Database, { conversationId, author, clientId, text, now }: Draft): Promise<Sent> {
	const conversation = await lockWriteAccess(db, conversationId, author.id)
	// The update locks the row: numbers are assigned and become visible in order.
	const next = await db
		.updateTable('conversation')
		.set({ last_number: sql<number>`last_number + 1`, last_sent_at: now })
		.where('id', '=', conversationId)
		.returning('last_number as number')
		.executeTakeFirst()
	if (!next) throw new Problem('request.notFound', 404)
	const row = { conversation_id: conversationId, author_id: author.id, client_id: clientId, text, sent_at: now }
	const stored = await db
		.insertInto('message')
		.values({ ...row, number: next.number, deletion: null })
		.onConflict((conflict) => conflict.columns(['author_id', 'client_id']).doNothing())
		.returning('number')
		.executeTakeFirst()
	if (!stored) throw new AlreadySent()
	await markRead(db, { conversationId, memberId: author.id, number: next.number })
	const names = { username: author.username, avatar_url: author.avatarUrl, deletion: null }
	return { message: presentMessage({ ...row, ...next, ...names }, new Set()), conversation, isNew: true }
}

/**
 * Locks the author's right to write until the transaction ends: a concurrent kick or block runs before or after it.
 */
async function lockWriteAccess(db: Database, conversationId: string, memberId: string): Promise<Conversation> {
	const conversation = await readableConversation(db, conversationId, memberId)
	if (conversation.kind === 'channel') {
		const { rows } = await sql`select from group_member
			where group_id = ${conversation.groupId} and member_id = ${memberId} for key share`.execute(db)
		if (rows.length === 0) throw new Problem('request.notFound', 404)
		return conversation
	}
	await lockPair(db, memberId, conversation.otherId)
	await readableConversation(db, conversationId, memberId)
	if (await mayWrite(db, { memberId, otherId: conversation.otherId, conversationId })) return conversation
	throw new Problem('message.notAllowed', 403)
}

async function findSent(db: Database, { conversationId, author, clientId }: Draft): Promise<Sent | undefined> {
	const { rows } = await sql<MessageRow & { conversation_id: string }>`
		select m.*, a.username, a.avatar_url from message m join member a on a.id = m.author_id
		where m.author_id = ${author.id} and m.client_id = ${clientId}`.execute(db)
	const [row] = rows
	if (!row) return undefined
	if (row.conversation_id !== conversationId) throw new Problem('request.invalid', 400)
	const conversation = await readableConversation(db, conversationId, author.id)
	return { message: presentMessage(row, new Set()), conversation, isNew: false }
}
