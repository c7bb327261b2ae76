import { sql } from 'kysely'
import {
	characters,
	type FieldChange,
	isVisibleText,
	PROPOSAL_REASON_MAX_LENGTH,
	type ProposalReview,
	type ProposalState,
	tidyText,
} from 'shared-contract'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Columns, Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import type { IsDiscussed } from '../finders.ts'
import { lockVersion } from '../recordChanges.ts'
import { editEntity } from '../revision/editEntity.ts'

interface Review extends ProposalReview {
	proposal: number
	moderatorId: string
	now: Date
	isDiscussed: IsDiscussed
}

type WaitingRow = Columns<'proposal', 'entity' | 'entity_id' | 'member_id' | 'made_at' | 'state'> & {
	changes: FieldChange[]
}

/**
 * Settles a proposal: what the moderator takes becomes a revision of its author.
 *
 * @returns what became of it.
 * @throws Problem 404 for an unknown proposal, 409 if it is settled already or if it or a taken field has changed since, 400 if what
 * is not taken has no reason. Then nothing is written.
 */
export async function reviewProposal(db: Database, review: Review): Promise<ProposalState> {
	const { proposal, moderatorId, take, at, now, isDiscussed } = review
	const reason = tidyText(review.reason).trim()
	if (characters(reason) > PROPOSAL_REASON_MAX_LENGTH) throw invalid('text.tooLong')
	return inTransaction(db, async (transaction) => {
		await lockVersion(transaction)
		const waiting = await lockWaiting(transaction, proposal)
		const { entity, entity_id: id, member_id: memberId, made_at: madeAt, changes } = waiting
		if (at !== undefined && at !== madeAt.toISOString()) throw new Problem('revision.conflict', 409)
		const taken = changes.filter(({ field }) => take.includes(field))
		if (taken.length < changes.length && !isVisibleText(reason)) throw invalid('text.required')
		const state = taken.length === changes.length ? 'accepted' : taken.length > 0 ? 'partly' : 'refused'
		const revision =
			taken.length > 0
				? await editEntity(transaction, { entity, id, memberId, changes: taken, now, isDiscussed })
				: null
		await sql`update proposal set state = ${state}, reviewed_by = ${moderatorId}, reviewed_at = ${now},
			reason = ${reason || null}, revision_id = ${revision} where id = ${proposal}`.execute(transaction)
		return state
	})
}

/** Withdraws a waiting proposal of a member. @throws Problem 404 if there is none, 409 if it is settled already. */
export async function withdrawProposal(db: Database, proposal: number, memberId: string, now: Date): Promise<void> {
	await inTransaction(db, async (transaction) => {
		await lockWaiting(transaction, proposal, memberId)
		await sql`update proposal set state = 'withdrawn', reviewed_at = ${now} where id = ${proposal}`.execute(transaction)
	})
}

async function lockWaiting(db: Database, proposal: number, memberId?: string): Promise<WaitingRow> {
	const own = memberId === undefined ? sql`` : sql`and member_id = ${memberId}`
	const { rows } = await sql<WaitingRow>`select entity, entity_id, member_id, made_at, changes, state from proposal
		where id = ${proposal} ${own} for update`.execute(db)
	const [row] = rows
	if (!row) throw new Problem('request.notFound', 404)
	if (row.state !== 'waiting') throw new Problem('proposal.settled', 409)
	return row
}

const invalid = (code: 'text.required' | 'text.tooLong') =>
	new Problem('request.invalid', 400, { fields: { reason: code } })
