import { SCORE_MAX } from 'shared-contract'

/** Votes of one score. */
export interface ScoreCount {
	score: number
	votes: number
}

/** Counts of single scores as one list, for the scores 1 to 10. */
export function distributionOf(counts: readonly ScoreCount[]): number[] {
	const distribution = Array.from({ length: SCORE_MAX }, () => 0)
	for (const { score, votes } of counts) distribution[score - 1] = votes
	return distribution
}

/** The votes of a distribution and the sum of their scores. */
export function tally(distribution: readonly number[]): { ownVotes: number; ownSum: number } {
	return {
		ownVotes: distribution.reduce((sum, votes) => sum + votes, 0),
		ownSum: distribution.reduce((sum, votes, index) => sum + votes * (index + 1), 0),
	}
}
