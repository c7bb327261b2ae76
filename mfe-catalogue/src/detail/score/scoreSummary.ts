import { type ScoreSummary, wholeScore } from 'shared-contract'

/** The summary after one vote changes from `before` to `after`; null is no vote. */
export function withVote(summary: ScoreSummary, before: number | null, after: number | null): ScoreSummary {
	if (before === after) return summary
	const { distribution, source } = summary
	const changed = distribution.map((votes, index) => {
		const score = index + 1
		return Math.max(0, votes - Number(score === wholeOf(before)) + Number(score === wholeOf(after)))
	})
	const step = Number(after !== null) - Number(before !== null)
	// An imported mean counts as `weight` votes.
	const counted = (source?.weight ?? 0) + siteVotes(summary)
	return {
		distribution: changed,
		rating: counted + step <= 0 ? 0 : (summary.rating * counted - (before ?? 0) + (after ?? 0)) / (counted + step),
		totalVotes: Math.max(0, summary.totalVotes + step),
		source,
	}
}

/** The number of votes on this site, without those of an imported score. */
export function siteVotes({ distribution }: ScoreSummary): number {
	return distribution.reduce((sum, votes) => sum + votes, 0)
}

const wholeOf = (score: number | null) => score && wholeScore(score)
