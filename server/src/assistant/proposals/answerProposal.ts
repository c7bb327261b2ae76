import { exactScore, type ListEntry, type ListProposal } from 'shared-contract'
import { type Catalogue, castTitleVote, ownTitleVote, publishProgress } from '../../catalogue/public.ts'
import type { AppContext } from '../../core/appContext.ts'
import { inTransaction } from '../../core/database/inTransaction.ts'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import { changeEntry, factsOf, readEntry, removeEntry, restoreEntry } from '../../library/public.ts'
import { presentProposals } from '../conversation.ts'
import type { StoredProposal } from '../tables.ts'
import { readWorks } from '../works.ts'
import { isSameEntry, proposedEntry } from './proposeChange.ts'

interface ProposalAnswer {
	memberId: string
	messageId: number
	index: number
	accept: boolean
	undo?: boolean | undefined
}

/**
 * Does a proposed change of the member's list, declines it, or undoes it, with its new state in one transaction. One that was
 * answered before stays as it is.
 *
 * @throws Problem 404 if the member has no such proposal; 409 `list.changed` if the entry is no longer what it was.
 */
export function answerProposal(
	{ db, live, now, pictures }: AppContext,
	catalogue: Catalogue,
	{ memberId, messageId, index, accept, undo = false }: ProposalAnswer,
): Promise<ListProposal> {
	return inTransaction(db, async (transaction) => {
		const message = await transaction
			.selectFrom('assistant_message')
			.where('id', '=', messageId)
			.where('member_id', '=', memberId)
			.select('proposals')
			.forUpdate()
			.executeTakeFirst()
		const proposal = message?.proposals[index]
		if (!message || !proposal) throw new Problem('request.notFound', 404)
		const change = { db: transaction, memberId, proposal, now: now(), pictures }
		const isAnswer = undo ? proposal.state === 'done' : proposal.state === 'open'
		const after = !isAnswer
			? proposal
			: undo
				? await undone(change)
				: accept
					? await done(change)
					: { ...proposal, state: 'declined' as const }
		const proposals = message.proposals.with(index, after)
		if (isAnswer) {
			const stored = { proposals: JSON.stringify(proposals) }
			await transaction.updateTable('assistant_message').set(stored).where('id', '=', messageId).execute()
			if (undo || accept) publishProgress(live, memberId)
		}
		const works = await readWorks({ ...catalogue, db: transaction }, [after.titleId])
		const shown = presentProposals(proposals, works).find((one) => one.index === index)
		if (!shown) throw new Problem('request.notFound', 404)
		return shown
	})
}

/** All that a member says of a title, as one text. */
function markOf(entry: ListEntry | null): string {
	if (entry === null) return ''
	const { notes, tags, isPrivate } = entry
	return JSON.stringify([factsOf(entry), exactScore(entry), notes, tags, isPrivate])
}

interface ProposedWrite {
	db: Database
	memberId: string
	proposal: StoredProposal
	now: Date
	pictures: AppContext['pictures']
}

async function done({ db, proposal, ...rest }: ProposedWrite): Promise<StoredProposal> {
	const { titleId, from, to } = proposal
	const key = { ...rest, titleId }
	const entry = await readEntry(db, key)
	if (!isSameEntry(entry && proposedEntry(entry), from)) throw new Problem('list.changed', 409)
	const score = await ownTitleVote(db, titleId, rest.memberId)
	const before = { score, facts: entry && factsOf(entry) }
	if (to === null) {
		await removeEntry(db, key)
		return { ...proposal, state: 'done', before, left: markOf(null) }
	}
	const { score: _, ...facts } = to
	const read = from ? { status: from.status, progress: from.progress, score } : { score }
	const change = { ...facts, ...(to.score !== score && { score: to.score }), read }
	const after = await changeEntry(db, { ...rest, titleId: String(titleId), change })
	return { ...proposal, to: proposedEntry(after), state: 'done', before, left: markOf(after) }
}

async function undone({ db, proposal, ...rest }: ProposedWrite): Promise<StoredProposal> {
	const { titleId, to, before } = proposal
	const key = { ...rest, titleId }
	const entry = await readEntry(db, key)
	if (markOf(entry) !== proposal.left) throw new Problem('list.changed', 409)
	const score = before?.score ?? null
	if (!before?.facts) {
		if (to && to.score !== score) await castTitleVote(db, { ...key, score })
		await removeEntry(db, key)
	} else if (to === null) {
		await restoreEntry(db, key)
	} else {
		const { isRepeat, rewatches, ...facts } = before.facts
		const change = { ...facts, ...(to.score !== score && { score }), read: { score: to.score } }
		await changeEntry(db, { ...rest, titleId: String(titleId), change, timesOver: rewatches, isRepeat })
	}
	return { ...proposal, state: 'declined' }
}
