import { sql } from 'kysely'
import { CONFIRMATIONS_NEEDED, type ConfirmationAnswer } from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { undoRevision } from '../revision/undoRevision.ts'
import { type CandidateRow, lockCandidate, relatedOf } from './candidateRow.ts'
import { type Settling, settle } from './settle.ts'

type State = CandidateRow['state']

interface Answering extends Settling {
	id: number
	answer: ConfirmationAnswer
	/** Whether the member's word is enough. */
	isTrusted: boolean
}

/**
 * Stores the answer of a member, once. With the last that was needed, the question is settled and written in the same transaction.
 *
 * @returns what became of the question.
 * @throws Problem 404 for an unknown question.
 */
export async function answerCandidate(
	db: Database,
	{ id, answer, isTrusted, ...settling }: Answering,
): Promise<{ state: State }> {
	return inTransaction(db, async (transaction) => {
		const candidate = await lockCandidate(transaction, id)
		const isOpen = candidate.state === 'open'
		// Who was asked while others settled it is counted with them, but can no longer turn round.
		await sql`insert into candidate_answer (candidate_id, member_id, answer, answered_at)
			values (${id}, ${settling.memberId}, ${answer}, ${settling.now}) on conflict (candidate_id, member_id)
			do ${isOpen ? sql`update set answer = excluded.answer, answered_at = excluded.answered_at` : sql`nothing`}`.execute(
			transaction,
		)
		if (!isOpen || answer === 'unknown') return { state: candidate.state }
		const { rows } = await sql<{ agreeing: number }>`select count(*)::int as agreeing from candidate_answer
			where candidate_id = ${id} and answer = ${answer}`.execute(transaction)
		if (!isTrusted && (rows[0]?.agreeing ?? 0) < CONFIRMATIONS_NEEDED) return { state: 'open' }
		const state = answer === 'yes' ? 'confirmed' : 'refused'
		const revision = await settle(transaction, candidate, answer === 'yes', settling)
		await sql`update candidate set state = ${state}, settled_by = ${settling.memberId}, revision_id = ${revision}
			where id = ${id}`.execute(transaction)
		return { state }
	})
}

/**
 * Takes the answer of a member back. If it settled the question, that is open again and its revision is undone.
 *
 * @throws Problem 404 without an answer, 409 as `undoRevision` does. Then nothing is written.
 */
export async function withdrawAnswer(
	db: Database,
	{ id, ...settling }: Settling & { id: number },
): Promise<{ state: State }> {
	const { memberId } = settling
	return inTransaction(db, async (transaction) => {
		const candidate = await lockCandidate(transaction, id)
		const { rows } = await sql`delete from candidate_answer where candidate_id = ${id} and member_id = ${memberId}
			returning answer`.execute(transaction)
		if (rows.length === 0) throw new Problem('request.notFound', 404)
		if (candidate.state === 'open' || candidate.settled_by !== memberId) return { state: candidate.state }
		if (candidate.revision_id !== null) {
			await undoRevision(transaction, { revision: candidate.revision_id, ...settling })
		}
		await sql`update candidate set state = 'open', settled_by = null, revision_id = null where id = ${id}`.execute(
			transaction,
		)
		if (candidate.kind === 'relation') {
			await sql`update relation_candidate set state = 'open'
				where from_id = ${candidate.subject_id} and to_id = ${relatedOf(candidate).id}`.execute(transaction)
		}
		return { state: 'open' }
	})
}
