import type { Selectable } from 'kysely'
import {
	ASSISTANT_PAGE_SIZE,
	type AssistantMessage,
	type AssistantQuestion,
	type AssistantReply,
	type ListProposal,
} from 'shared-contract'
import type { Catalogue } from '../catalogue/public.ts'
import type { Database } from '../core/database/schema.ts'
import type { AssistantMessageTable, StoredProposal } from './tables.ts'
import { REFERENCE, readWorks, type Works, worksIn } from './works.ts'

export type MessageRow = Selectable<AssistantMessageTable>

/** Creates the member's conversation if needed. @returns whether the assistant may read their list; null if undecided. */
export async function openConversation(db: Database, memberId: string, now: Date): Promise<boolean | null> {
	await db
		.insertInto('assistant_conversation')
		.values({ member_id: memberId, opened_at: now, list_consent: null, answering: null, answering_until: null })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
	const { list_consent } = await db
		.selectFrom('assistant_conversation')
		.where('member_id', '=', memberId)
		.select('list_consent')
		.executeTakeFirstOrThrow()
	return list_consent
}

/** The newest messages of a conversation, or those before one, oldest first. */
export async function readMessages(
	catalogue: Catalogue,
	memberId: string,
	before?: number,
): Promise<{ items: AssistantMessage[]; more: boolean }> {
	const rows = await catalogue.db
		.selectFrom('assistant_message')
		.where('member_id', '=', memberId)
		.$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
		.selectAll()
		.orderBy('id', 'desc')
		.limit(ASSISTANT_PAGE_SIZE + 1)
		.execute()
	const page = rows.slice(0, ASSISTANT_PAGE_SIZE).reverse()
	const works = await readWorks(catalogue, [...new Set(page.flatMap(worksOf))])
	return { items: page.map((row) => presentMessage(row, works)), more: rows.length > ASSISTANT_PAGE_SIZE }
}

/** The ids of the works that a message shows. */
export function worksOf({ work_ids, proposals }: MessageRow): number[] {
	return [...work_ids, ...proposals.map(({ titleId }) => titleId)]
}

export async function setListConsent(db: Database, memberId: string, list: boolean): Promise<void> {
	await db.updateTable('assistant_conversation').set({ list_consent: list }).where('member_id', '=', memberId).execute()
}

export async function clearConversation(db: Database, memberId: string): Promise<void> {
	await db.deleteFrom('assistant_message').where('member_id', '=', memberId).execute()
}

export function presentMessage(row: MessageRow, works: Works): AssistantMessage {
	return row.client_id === null ? presentReply(row, works) : presentQuestion(row)
}

export function presentQuestion({ id, client_id, text, created_at }: MessageRow): AssistantQuestion {
	return { author: 'member', id: String(id), clientId: client_id ?? '', text, createdAt: created_at.toISOString() }
}

/** A reply with its works; a reference to a work that no longer exists becomes an ellipsis. */
export function presentReply(row: MessageRow, works: Works): AssistantReply {
	const { id, text, mode, state, failure, created_at } = row
	const shown = text.replace(REFERENCE, (reference, _kind, workId) => (works.get(Number(workId)) ? reference : '…'))
	return {
		author: 'assistant',
		id: String(id),
		text: shown,
		createdAt: created_at.toISOString(),
		mode: mode ?? 'catalogue',
		state: state ?? 'failed',
		failure,
		works: worksIn(shown).flatMap((workId) => works.get(workId) ?? []),
		...(row.proposals.length > 0 && { proposals: presentProposals(row.proposals, works) }),
	}
}

/** Proposals whose titles are still there. */
export function presentProposals(proposals: readonly StoredProposal[], works: Works): ListProposal[] {
	return proposals.flatMap(({ titleId, from, to, state }, index) => {
		const work = works.get(titleId)
		return work ? [{ index, work, from, to, state }] : []
	})
}
