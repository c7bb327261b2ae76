import { SCORE_MAX } from 'shared-contract'

/** The number of votes with a score, and what they are more than it, in sum. */
export interface ScoreCount {
	score: number
	votes: number
	tenths?: number
}

/** Converts counts to an array for the scores 1 to 10. */
export function distributionOf(counts: readonly ScoreCount[]): number[] {
	const distribution = Array.from({ length: SCORE_MAX }, () => 0)
	for (const { score, votes } of counts) distribution[score - 1] = votes
	return distribution
}

/** The number of votes and the sum of their exact scores. */
export function tally(counts: readonly ScoreCount[]): { ownVotes: number; ownSum: number } {
	const tenths = counts.reduce((sum, { score, votes, tenths: more = 0 }) => sum + votes * score * 10 + more, 0)
	return { ownVotes: counts.reduce((sum, { votes }) => sum + votes, 0), ownSum: tenths / 10 }
}
