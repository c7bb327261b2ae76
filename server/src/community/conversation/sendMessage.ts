import { sql } from 'kysely'
import {
	MESSAGE_MAX_LENGTH,
	type Member,
	type Message,
	messageContentId,
	PICTURE_ALT_MAX_LENGTH,
	type RouteInput,
	type sendMessageRoute,
} from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { refuseInvalidFields, textError, trimmedText } from '../../core/http/textField.ts'
import { Problem } from '../../core/problem.ts'
import { claimUpload } from '../../core/upload/use.ts'
import { lockPair } from '../memberPair.ts'
import type { StoredNotification } from '../notification/notify.ts'
import { chooseGate } from '../watch/chooseGate.ts'
import { type Conversation, readableConversation } from './access.ts'
import { mayWrite } from './mayWrite.ts'
import { storeMentions } from './messageMentions.ts'
import { markRead } from './readMarker.ts'
import { readMessage } from './readMessages.ts'
import { touchRoot } from './touchRoot.ts'

type Picture = RouteInput<typeof sendMessageRoute>['body']['picture']

interface Draft {
	conversationId: string
	author: Member
	/** The UUID that the author's browser gave it. */
	clientId: string
	text: string
	picture?: Picture | undefined
	/** The episode that it is about; undefined for the author's progress. */
	episode?: number | null | undefined
	/** The number of the message that it replies to. */
	replyTo?: number | null | undefined
	now: Date
}

/** A stored message; `isNew` is false for a repeated request. */
export interface Sent {
	message: Message
	conversation: Conversation
	isNew: boolean
	/** Of a new one in a thread: the number of changes of its channel. */
	rootChanges?: number | undefined
	/** Who was told that it mentions them. */
	told: StoredNotification[]
}

class AlreadySent extends Error {}

/**
 * Stores a message with the next number of its conversation. A repeated `clientId` returns the stored message.
 *
 * @throws Problem 400 for an empty or too long text, `message.episode.ahead`, `message.episode.reply` or too many mentions, 410 `upload.gone`, 403 `message.notAllowed`, 404 if the author is
 *   not in the conversation or may not read what it replies to.
 */
export async function sendMessage(db: Database, draft: Draft): Promise<Sent> {
	const text = draft.text.normalize('NFC')
	const picture = draft.picture && { ...draft.picture, alt: trimmedText(draft.picture.alt) }
	const normalized = { ...draft, text, picture }
	refuseInvalidMessage(text, picture)
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

/** Refuses what no message says: without a picture it has a text. @throws Problem 400 */
export function refuseInvalidMessage(text: string, picture: { alt: string } | undefined): void {
	refuseInvalidFields({
		text: textError(text, { maxLength: MESSAGE_MAX_LENGTH, ...(!picture && { required: 'text.required' }) }),
		alt: textError(picture?.alt ?? '', { maxLength: PICTURE_ALT_MAX_LENGTH }),
	})
}

async function write(db: Database, draft: Draft): Promise<Sent> {
	const { conversationId, author, clientId, text, picture, replyTo = null, now } = draft
	const conversation = await lockWriteAccess(db, conversationId, author.id)
	const gate = await chooseGate(db, { conversation, memberId: author.id, episode: draft.episode, replyTo })
	const rootChanges = await touchRoot(db, conversation)
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
		.values({ ...row, ...gate, number: next.number, reply_to: replyTo, deletion: null })
		.onConflict((conflict) => conflict.columns(['author_id', 'client_id']).doNothing())
		.returning('number')
		.executeTakeFirst()
	if (!stored) throw new AlreadySent()
	if (picture) await attach(db, { ...draft, picture, number: next.number })
	const key = { conversationId, number: next.number, memberId: author.id }
	await markRead(db, { ...key, follows: rootChanges !== undefined })
	const told = await storeMentions(db, { conversation, number: next.number, authorId: author.id, text, now })
	return { message: await readMessage(db, key), conversation, isNew: true, rootChanges, told }
}

async function attach(db: Database, draft: Draft & { picture: NonNullable<Picture>; number: number }): Promise<void> {
	const { conversationId, number, author, picture } = draft
	const owner = messageContentId(conversationId, number)
	await claimUpload(db, picture.id, { purpose: 'message', owner, memberId: author.id })
	await db
		.updateTable('message')
		.set({ picture_id: picture.id, picture_alt: picture.alt, picture_spoiler: picture.isSpoiler })
		.where('conversation_id', '=', conversationId)
		.where('number', '=', number)
		.execute()
}

/**
 * Releases the pictures of messages that are gone, each way that a message, a channel, a group, a chat or an account goes; the
 * next pruning deletes them.
 */
export async function releaseMessagePictures(db: Database): Promise<void> {
	await sql`with released as (
			delete from upload_use u where u.purpose = 'message'
				and not exists (select from message m where m.picture_id = u.upload_id) returning u.upload_id
		) update upload set touched_at = ${new Date(0)} where id in (select upload_id from released)`.execute(db)
}

/**
 * Locks the author's right to write until the transaction ends: a concurrent kick or block runs before or after it.
 */
export async function lockWriteAccess(db: Database, conversationId: string, memberId: string): Promise<Conversation> {
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
	const row = await db
		.selectFrom('message')
		.where('author_id', '=', author.id)
		.where('client_id', '=', clientId)
		.select(['conversation_id', 'number'])
		.executeTakeFirst()
	if (!row) return undefined
	if (row.conversation_id !== conversationId) throw new Problem('request.invalid', 400)
	const conversation = await readableConversation(db, conversationId, author.id)
	const message = await readMessage(db, { conversationId, number: row.number, memberId: author.id })
	return { message, conversation, isNew: false, told: [] }
}
