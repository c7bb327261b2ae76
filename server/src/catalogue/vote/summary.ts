import type { ScoreSummary } from 'shared-contract'
import { combine, meanScore } from '../rating.ts'
import { distributionOf, type ScoreCount, tally } from './distribution.ts'

/** What a source said of a title. */
export interface SourceColumns {
	source_rating: number | null
	source_votes: number | null
	source_weight: number
}

/**
 * What everybody thinks of a title: the votes given here, and the mean of the catalogue that it came from, which counts
 * as that many votes. A source never tells how its votes are spread, so the distribution holds ours alone.
 */
export function titleSummary(source: SourceColumns, counts: readonly ScoreCount[]): ScoreSummary {
	const distribution = distributionOf(counts)
	const { rating, votes } = combinedScore(source, distribution)
	return { rating, totalVotes: votes, distribution, source: presentSource(source) }
}

/** The mean, votes, weighted rating and popularity of a title, as its row keeps them. */
export function combinedScore(source: SourceColumns, distribution: readonly number[]) {
	return combine({
		sourceRating: source.source_rating,
		sourceVotes: source.source_votes,
		sourceWeight: source.source_weight,
		...tally(distribution),
	})
}

/** What everybody thinks of an episode: the votes given here and nothing else. */
export function episodeSummary(counts: readonly ScoreCount[]): ScoreSummary {
	const distribution = distributionOf(counts)
	return { rating: meanScore(distribution), totalVotes: tally(distribution).ownVotes, distribution, source: null }
}

function presentSource({ source_rating, source_votes, source_weight }: SourceColumns): ScoreSummary['source'] {
	if (source_rating === null || source_weight <= 0) return null
	return { rating: source_rating, votes: source_votes, weight: source_weight }
}
