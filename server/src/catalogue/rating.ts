import { RATING_PRIOR_MEAN, RATING_PRIOR_VOTES } from 'shared-contract'

/** The mean of a large catalogue, towards which a title with few votes is drawn. */
export const PRIOR_MEAN = RATING_PRIOR_MEAN
/** How many votes that pull is worth: with as many of its own a title stands half way between its mean and the prior. */
export const PRIOR_VOTES = RATING_PRIOR_VOTES

/**
 * The rating that ranks go by: the Bayesian mean `(v·R + m·C) / (v + m)`, so that one vote of 10 cannot lead.
 * `mean` is on the scale of 1 to 10; 0 votes give 0, below everything that was voted on.
 */
export function weightedRating(mean: number, votes: number): number {
	if (votes <= 0) return 0
	return (votes * mean + PRIOR_VOTES * PRIOR_MEAN) / (votes + PRIOR_VOTES)
}

/** The popularity of the specification, over the weighted rating: rating² × 10 + votes ÷ 100. */
export function popularity(weighted: number, votes: number): number {
	return weighted ** 2 * 10 + votes / 100
}

/** The mean of votes per score, index 0 for the score 1; 0 without votes. */
export function meanScore(counts: readonly number[]): number {
	const votes = counts.reduce((sum, count) => sum + count, 0)
	if (votes === 0) return 0
	return counts.reduce((sum, count, index) => sum + count * (index + 1), 0) / votes
}

/**
 * How well known a title is, 0 to 1: the logarithm of how many people voted for it or list it, 1 at two million.
 */
export function renown(people: number): number {
	return Math.min(1, Math.log10(1 + Math.max(0, people)) / Math.log10(2_000_000))
}

/** What a source says of a title, and what our own members do. */
export interface Opinions {
	/** The source's mean, 0 to 10; none where it has none. */
	sourceRating: number | null
	/** The votes behind it, where they are known. */
	sourceVotes: number | null
	/** How many votes it counts as. */
	sourceWeight: number
	ownVotes: number
	/** The sum of our members' scores. */
	ownSum: number
}

/** The mean and the votes that are shown, and what ranks go by. */
export function combine({ sourceRating, sourceVotes, sourceWeight, ownVotes, ownSum }: Opinions) {
	const weight = sourceRating === null ? 0 : sourceWeight
	const counted = weight + ownVotes
	const rating = counted === 0 ? 0 : ((sourceRating ?? 0) * weight + ownSum) / counted
	const votes = (sourceVotes ?? 0) + ownVotes
	const weighted = weightedRating(rating, counted)
	return { rating, votes, weighted_rating: weighted, popularity: popularity(weighted, votes) }
}
