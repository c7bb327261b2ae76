import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { ASSISTANT_REPLY_MS, type AssistantFailure, type AssistantMode } from 'shared-contract'
import type { Database, Schema } from '../core/database/schema.ts'
import { Problem } from '../core/problem.ts'
import { type MessageRow, openConversation } from './conversation.ts'
import { countQuestion } from './questionLimit.ts'
import type { StoredProposal } from './tables.ts'

/** Added to the longest reply time; after it the lock of a crashed process expires. */
const GRACE_MS = 15_000
const HISTORY_MESSAGES = 20

interface NewQuestion {
	memberId: string
	clientId: string
	text: string
	now: Date
}

/** A stored question that is being answered; a member has at most one. */
export interface Exchange {
	key: string
	memberId: string
	question: MessageRow
	/** The stored reply of an earlier attempt. */
	reply: MessageRow | undefined
	/** The earlier messages, oldest first. */
	history: MessageRow[]
	listConsent: boolean | null
}

/**
 * Stores a question, idempotent by `clientId`, and locks the conversation until {@link endExchange}.
 *
 * @throws Problem `assistant.busy` while another question of the member is being answered, in any process; 429 above the
 * limits.
 */
export function beginExchange(db: Kysely<Schema>, { memberId, clientId, text, now }: NewQuestion): Promise<Exchange> {
	return db.transaction().execute(async (transaction) => {
		const listConsent = await openConversation(transaction, memberId, now)
		const key = await lockConversation(transaction, memberId, now)
		await countQuestion(transaction, { column: 'member_id', value: memberId }, now)
		const question = await storeQuestion(transaction, { memberId, clientId, text, now })
		const reply = await transaction
			.selectFrom('assistant_message')
			.where('answers', '=', question.id)
			.selectAll()
			.executeTakeFirst()
		return { key, memberId, question, reply, history: await historyBefore(transaction, question), listConsent }
	})
}

// The update locks the row of the conversation, so that the second of two concurrent questions sees the first.
async function lockConversation(db: Database, memberId: string, now: Date): Promise<string> {
	const key = randomUUID()
	const locked = await db
		.updateTable('assistant_conversation')
		.set({ answering: key, answering_until: new Date(now.getTime() + ASSISTANT_REPLY_MS + GRACE_MS) })
		.where('member_id', '=', memberId)
		.where(({ or, eb }) => or([eb('answering', 'is', null), eb('answering_until', '<=', now)]))
		.returning('member_id')
		.executeTakeFirst()
	if (!locked) throw new Problem('assistant.busy', 409, { retryAfter: 2 })
	return key
}

async function storeQuestion(db: Database, { memberId, clientId, text, now }: NewQuestion): Promise<MessageRow> {
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

interface ExchangeResult {
	text: string
	workIds: number[]
	mode: AssistantMode
	state: 'complete' | 'stopped' | 'failed'
	failure: AssistantFailure | null
	proposals: readonly StoredProposal[]
	now: Date
}

/**
 * Stores the reply and unlocks the conversation. An attempt without text does not overwrite an earlier reply with text.
 *
 * @returns the stored reply; undefined if the conversation was cleared meanwhile.
 */
export function endExchange(
	db: Kysely<Schema>,
	exchange: Exchange,
	result: ExchangeResult,
): Promise<MessageRow | undefined> {
	const { memberId, question, reply } = exchange
	return db.transaction().execute(async (transaction) => {
		await releaseExchange(transaction, exchange)
		const stored = await transaction
			.selectFrom('assistant_message')
			.where('id', '=', question.id)
			.select('id')
			.forUpdate()
			.executeTakeFirst()
		if (!stored) return undefined
		if (reply && reply.text !== '' && result.text === '') return reply
		const { text, workIds, mode, state, failure, now } = result
		// Only a whole reply proposes: another one may be asked anew.
		const proposals = JSON.stringify(state === 'complete' ? result.proposals : [])
		const values = { text, work_ids: workIds, mode, state, failure, proposals, created_at: now }
		return transaction
			.insertInto('assistant_message')
			.values({ member_id: memberId, client_id: null, answers: question.id, ...values })
			.onConflict((conflict) => conflict.column('answers').doUpdateSet(values))
			.returningAll()
			.executeTakeFirstOrThrow()
	})
}

/** Unlocks the conversation without storing a reply. */
export async function releaseExchange(
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
