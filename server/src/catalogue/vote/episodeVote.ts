import { sql } from 'kysely'
import { scoreFields, type VoteAnswer } from 'shared-contract'
import type { Database } from '../../core/database/schema.ts'
import type { ScoreCount } from './distribution.ts'
import { lockEpisode } from './lockEpisode.ts'
import { inTenths, moveVote } from './moveVote.ts'
import { episodeSummary } from './summary.ts'

interface Ballot {
	episodeId: number
	memberId: string
	/** Null withdraws the vote. */
	score: number | null
	now: Date
}

/**
 * Casts, changes or withdraws a member's vote on an episode and updates the counts.
 *
 * @throws Problem 404 if the episode does not exist.
 */
export async function voteOnEpisode(
	db: Database,
	{ episodeId, memberId, score: given, now }: Ballot,
): Promise<VoteAnswer> {
	const score = inTenths(given)
	return db.transaction().execute(async (transaction) => {
		await lockEpisode(transaction, episodeId)
		await moveVote(transaction, { of: 'episode', id: episodeId, memberId, score, now })
		const { rows } = await sql<ScoreCount>`
			select score, votes, tenths from episode_score where episode_id = ${episodeId}`.execute(transaction)
		return { ...scoreFields(score), summary: episodeSummary(rows) }
	})
}
