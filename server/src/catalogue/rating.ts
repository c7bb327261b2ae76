import { RATING_PRIOR_MEAN, RATING_PRIOR_VOTES } from 'shared-contract'

/** The prior mean of the Bayesian average: that of a large catalogue. */
export const PRIOR_MEAN = RATING_PRIOR_MEAN
/** The weight of the prior, in votes. */
export const PRIOR_VOTES = RATING_PRIOR_VOTES

/**
 * The rating for rankings: the Bayesian average `(v·R + m·C) / (v + m)`, so that one vote of 10 cannot lead.
 * `mean` is on a scale of 1 to 10; 0 votes give 0, below every title with votes.
 */
export function weightedRating(mean: number, votes: number): number {
	if (votes <= 0) return 0
	return (votes * mean + PRIOR_VOTES * PRIOR_MEAN) / (votes + PRIOR_VOTES)
}

/** The popularity of the specification: weighted rating² × 10 + votes ÷ 100. */
export function popularity(weighted: number, votes: number): number {
	return weighted ** 2 * 10 + votes / 100
}

/** The mean of votes per score, index 0 for the score 1; 0 without votes. */
export function meanScore(counts: readonly number[]): number {
	const votes = counts.reduce((sum, count) => sum + count, 0)
	if (votes === 0) return 0
	return counts.reduce((sum, count, index) => sum + count * (index + 1), 0) / votes
}

/** How well known a title is, 0 to 1: logarithmic in the number of people who voted for or listed it, 1 at two million. */
export function renown(people: number): number {
	return Math.min(1, Math.log10(1 + Math.max(0, people)) / Math.log10(2_000_000))
}

/** The score of a title at its source, and the votes of our members. */
export interface ScoreSources {
	/** The source's mean, 0 to 10. */
	sourceRating: number | null
	/** The number of votes at the source, if known. */
	sourceVotes: number | null
	/** The number of votes that the source's mean counts as. */
	sourceWeight: number
	ownVotes: number
	/** The sum of our members' scores. */
	ownSum: number
}

/** Those of them that no ranking counts. */
export interface HeldVotes {
	heldVotes: number
	/** The sum of their scores. */
	heldSum: number
}

/** The displayed rating and votes, and the values for rankings. */
export function combine(
	{ sourceRating, sourceVotes, sourceWeight, ownVotes, ownSum }: ScoreSources,
	{ heldVotes, heldSum }: HeldVotes = { heldVotes: 0, heldSum: 0 },
) {
	const weight = sourceRating === null ? 0 : sourceWeight
	const meanWith = (own: number, sum: number) =>
		weight + own === 0 ? 0 : ((sourceRating ?? 0) * weight + sum) / (weight + own)
	const votes = (sourceVotes ?? 0) + ownVotes
	const ranked = ownVotes - heldVotes
	const weighted = weightedRating(meanWith(ranked, ownSum - heldSum), weight + ranked)
	return {
		rating: meanWith(ownVotes, ownSum),
		votes,
		weighted_rating: weighted,
		popularity: popularity(weighted, votes - heldVotes),
	}
}
