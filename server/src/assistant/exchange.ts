import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { ASSISTANT_REPLY_MS, type AssistantFailure, type AssistantMode } from 'shared-contract'
import type { Database, Schema } from '../core/database/schema.ts'
import { Problem } from '../core/problem.ts'
import { admit } from './admission.ts'
import { type MessageRow, openConversation } from './conversation.ts'

/** After the longest reply: a process that died while answering keeps nobody waiting longer. */
const GRACE_MS = 15_000
const HISTORY_MESSAGES = 20

interface Asked {
	memberId: string
	clientId: string
	text: string
	now: Date
}

/** A question that is stored, waits for its reply, and is the only one of its member that does. */
export interface Exchange {
	key: string
	memberId: string
	question: MessageRow
	/** What stands as its reply from an earlier try. */
	reply: MessageRow | undefined
	/** What was said before it, oldest first. */
	history: MessageRow[]
	listConsent: boolean | null
}

/**
 * Stores a question, once for each `clientId`: sent again, it waits for its reply anew.
 *
 * @throws Problem `assistant.busy` while another one of the member's is answered, in any process; 429 over the limits.
 */
export function beginExchange(db: Kysely<Schema>, { memberId, clientId, text, now }: Asked): Promise<Exchange> {
	return db.transaction().execute(async (transaction) => {
		const listConsent = await openConversation(transaction, memberId, now)
		const key = await claim(transaction, memberId, now)
		await admit(transaction, { column: 'member_id', value: memberId }, now)
		const question = await storeQuestion(transaction, { memberId, clientId, text, now })
		const reply = await transaction
			.selectFrom('assistant_message')
			.where('answers', '=', question.id)
			.selectAll()
			.executeTakeFirst()
		return { key, memberId, question, reply, history: await historyBefore(transaction, question), listConsent }
	})
}

// The row of the conversation is locked by this: of two questions at once the second sees the first.
async function claim(db: Database, memberId: string, now: Date): Promise<string> {
	const key = randomUUID()
	const claimed = await db
		.updateTable('assistant_conversation')
		.set({ answering: key, answering_until: new Date(now.getTime() + ASSISTANT_REPLY_MS + GRACE_MS) })
		.where('member_id', '=', memberId)
		.where(({ or, eb }) => or([eb('answering', 'is', null), eb('answering_until', '<=', now)]))
		.returning('member_id')
		.executeTakeFirst()
	if (!claimed) throw new Problem('assistant.busy', 409, { retryAfter: 2 })
	return key
}

async function storeQuestion(db: Database, { memberId, clientId, text, now }: Asked): Promise<MessageRow> {
	const known = await db
		.selectFrom('assistant_message')
		.where('member_id', '=', memberId)
		.where('client_id', '=', clientId)
		.selectAll()
		.executeTakeFirst()
	if (known) return known
	return db
		.insertInto('assistant_message')
		.values({
			member_id: memberId,
			client_id: clientId,
			answers: null,
			text,
			mode: null,
			state: null,
			failure: null,
			created_at: now,
		})
		.returningAll()
		.executeTakeFirstOrThrow()
}

async function historyBefore(db: Database, question: MessageRow): Promise<MessageRow[]> {
	const rows = await db
		.selectFrom('assistant_message')
		.where('member_id', '=', question.member_id)
		.where('id', '<', question.id)
		.selectAll()
		.orderBy('id', 'desc')
		.limit(HISTORY_MESSAGES)
		.execute()
	return rows.reverse()
}

interface Ended {
	text: string
	workIds: number[]
	mode: AssistantMode
	state: 'complete' | 'stopped' | 'failed'
	failure: AssistantFailure | null
	now: Date
}

/**
 * Stores how a question was answered, and lets the next one be asked. A try that brought nothing does not take away what
 * an earlier one had brought.
 *
 * @returns the reply as it stands; nothing where the conversation was forgotten meanwhile.
 */
export function endExchange(db: Kysely<Schema>, exchange: Exchange, ended: Ended): Promise<MessageRow | undefined> {
	const { memberId, question, reply } = exchange
	return db.transaction().execute(async (transaction) => {
		await leaveExchange(transaction, exchange)
		const asked = await transaction
			.selectFrom('assistant_message')
			.where('id', '=', question.id)
			.select('id')
			.forUpdate()
			.executeTakeFirst()
		if (!asked) return undefined
		if (reply && reply.text !== '' && ended.text === '') return reply
		const { text, workIds, mode, state, failure, now } = ended
		const values = { text, work_ids: workIds, mode, state, failure, created_at: now }
		return transaction
			.insertInto('assistant_message')
			.values({ member_id: memberId, client_id: null, answers: question.id, ...values })
			.onConflict((conflict) => conflict.column('answers').doUpdateSet(values))
			.returningAll()
			.executeTakeFirstOrThrow()
	})
}

/** Lets the next question be asked, and leaves everything else as it is. */
export async function leaveExchange(
	db: Database,
	{ memberId, key }: Pick<Exchange, 'memberId' | 'key'>,
): Promise<void> {
	await db
		.updateTable('assistant_conversation')
		.set({ answering: null, answering_until: null })
		.where('member_id', '=', memberId)
		.where('answering', '=', key)
		.execute()
}
