import { SCORE_MAX } from 'shared-contract'

/** The number of votes with a score. */
export interface ScoreCount {
	score: number
	votes: number
}

/** Converts counts to an array for the scores 1 to 10. */
export function distributionOf(counts: readonly ScoreCount[]): number[] {
	const distribution = Array.from({ length: SCORE_MAX }, () => 0)
	for (const { score, votes } of counts) distribution[score - 1] = votes
	return distribution
}

/** The number of votes in a distribution and the sum of their scores. */
export function tally(distribution: readonly number[]): { ownVotes: number; ownSum: number } {
	return {
		ownVotes: distribution.reduce((sum, votes) => sum + votes, 0),
		ownSum: distribution.reduce((sum, votes, index) => sum + votes * (index + 1), 0),
	}
}
