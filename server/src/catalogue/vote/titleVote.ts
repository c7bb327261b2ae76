import { sql } from 'kysely'
import { type ScoreSummary, scoreFields, type VoteAnswer } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import { Problem } from '../../core/problem.ts'
import type { HeldVotes } from '../rating.ts'
import { raiseVersion } from '../recordChanges.ts'
import { isShownTo } from '../shownTitle.ts'
import type { ScoreCount } from './distribution.ts'
import { HELD, holdVotes } from './heldVotes.ts'
import { inTenths, moveVote } from './moveVote.ts'
import { combinedScore, type SourceColumns, titleSummary } from './summary.ts'

interface Ballot {
	titleId: number
	memberId: string
	/** Null withdraws the vote. */
	score: number | null
	now: Date
}

/**
 * Casts, changes or withdraws a member's vote on a title. Counts, mean, weighted rating and popularity are updated in the
 * same transaction.
 *
 * @throws Problem 404 if the title does not exist.
 */
export async function voteOnTitle(db: Database, ballot: Ballot): Promise<VoteAnswer> {
	return db.transaction().execute((transaction) => castTitleVote(transaction, ballot))
}

/** {@link voteOnTitle} within a transaction of the caller. */
export async function castTitleVote(
	transaction: Database,
	{ titleId, memberId, score: given, now }: Ballot,
): Promise<VoteAnswer> {
	const score = inTenths(given)
	// The lock on the version serializes votes, so that no vote is counted twice.
	const version = await raiseVersion(transaction)
	const source = await readSource(transaction, titleId, memberId)
	await moveVote(transaction, { of: 'title', id: titleId, memberId, score, now })
	await holdVotes(transaction, { memberId, now, ids: [titleId] })
	const { counts, held } = await readCounts(transaction, titleId)
	const means = combinedScore(source, counts, held)
	await transaction
		.updateTable('title')
		.set({ ...means, version })
		.where('id', '=', titleId)
		.execute()
	return { ...scoreFields(score), summary: titleSummary(source, counts) satisfies ScoreSummary }
}

async function readSource(db: Database, titleId: number, memberId: string): Promise<SourceColumns> {
	const title = await db
		.selectFrom('title as t')
		.select(['t.source_rating', 't.source_votes', 't.source_weight'])
		.where('t.id', '=', titleId)
		.where(isShownTo(memberId))
		.executeTakeFirst()
	if (!title) throw new Problem('request.notFound', 404)
	return title
}

async function readCounts(db: Database, titleId: number): Promise<{ counts: ScoreCount[]; held: HeldVotes }> {
	const counts =
		await sql<ScoreCount>`select score, votes, tenths from title_score where title_id = ${titleId}`.execute(db)
	const held = await sql<HeldVotes>`select ${HELD} from (select ${titleId}::int as id) t`.execute(db)
	return { counts: counts.rows, held: held.rows[0] ?? { heldVotes: 0, heldSum: 0 } }
}
