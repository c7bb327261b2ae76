import type { ScoreSummary } from 'shared-contract'

/** The summary after one vote changes from `before` to `after`; null is no vote. */
export function withVote(summary: ScoreSummary, before: number | null, after: number | null): ScoreSummary {
	if (before === after) return summary
	const { distribution, source } = summary
	const changed = distribution.map((votes, index) => {
		const score = index + 1
		return Math.max(0, votes - Number(score === before) + Number(score === after))
	})
	const step = Number(after !== null) - Number(before !== null)
	return {
		distribution: changed,
		rating: meanOf(changed, source),
		totalVotes: Math.max(0, summary.totalVotes + step),
		source,
	}
}

/** The number of votes on this site, without those of an imported score. */
export function siteVotes({ distribution }: ScoreSummary): number {
	return distribution.reduce((sum, votes) => sum + votes, 0)
}

// An imported mean counts as `weight` votes.
function meanOf(distribution: readonly number[], source: ScoreSummary['source']): number {
	const weight = source?.weight ?? 0
	const points = distribution.reduce((sum, votes, index) => sum + votes * (index + 1), (source?.rating ?? 0) * weight)
	const counted = distribution.reduce((sum, votes) => sum + votes, weight)
	return counted === 0 ? 0 : points / counted
}
