import type { ScoreSummary } from 'shared-contract'
import { combine, type HeldVotes } from '../rating.ts'
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
	const { rating, votes } = combinedScore(source, counts)
	return { rating, totalVotes: votes, distribution: distributionOf(counts), source: presentSource(source) }
}

/** The values of a title's score columns. */
export function combinedScore(source: SourceColumns, counts: readonly ScoreCount[], held?: HeldVotes) {
	const { source_rating: sourceRating, source_votes: sourceVotes, source_weight: sourceWeight } = source
	return combine({ sourceRating, sourceVotes, sourceWeight, ...tally(counts) }, held)
}

/** The score of an episode, from our members' votes only. */
export function episodeSummary(counts: readonly ScoreCount[]): ScoreSummary {
	const { ownVotes, ownSum } = tally(counts)
	const rating = ownVotes === 0 ? 0 : ownSum / ownVotes
	return { rating, totalVotes: ownVotes, distribution: distributionOf(counts), source: null }
}

function presentSource({ source_rating, source_votes, source_weight }: SourceColumns): ScoreSummary['source'] {
	if (source_rating === null || source_weight <= 0) return null
	return { rating: source_rating, votes: source_votes, weight: source_weight }
}
