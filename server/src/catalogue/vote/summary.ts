import type { ScoreSummary } from 'shared-contract'
import { combine, meanScore } from '../rating.ts'
import { distributionOf, type ScoreCount, tally } from './distribution.ts'

/** The score of a title at its source. */
export interface SourceColumns {
	source_rating: number | null
	source_votes: number | null
	source_weight: number
}

/**
 * The combined score of a title: our members' votes, and the mean of its source with that source's weight. Sources do not
 * publish a distribution, so it contains our votes only.
 */
export function titleSummary(source: SourceColumns, counts: readonly ScoreCount[]): ScoreSummary {
	const distribution = distributionOf(counts)
	const { rating, votes } = combinedScore(source, distribution)
	return { rating, totalVotes: votes, distribution, source: presentSource(source) }
}

/** The values of a title's score columns. */
export function combinedScore(source: SourceColumns, distribution: readonly number[]) {
	return combine({
		sourceRating: source.source_rating,
		sourceVotes: source.source_votes,
		sourceWeight: source.source_weight,
		...tally(distribution),
	})
}

/** The score of an episode, from our members' votes only. */
export function episodeSummary(counts: readonly ScoreCount[]): ScoreSummary {
	const distribution = distributionOf(counts)
	return { rating: meanScore(distribution), totalVotes: tally(distribution).ownVotes, distribution, source: null }
}

function presentSource({ source_rating, source_votes, source_weight }: SourceColumns): ScoreSummary['source'] {
	if (source_rating === null || source_weight <= 0) return null
	return { rating: source_rating, votes: source_votes, weight: source_weight }
}
