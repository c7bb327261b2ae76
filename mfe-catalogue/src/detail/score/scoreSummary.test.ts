import type { ScoreSummary } from 'shared-contract'
import { siteVotes, withVote } from './scoreSummary.ts'

const NONE: ScoreSummary = { rating: 0, totalVotes: 0, distribution: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0], source: null }
const TWO: ScoreSummary = { ...NONE, rating: 8, totalVotes: 2, distribution: [0, 0, 0, 0, 0, 1, 0, 0, 0, 1] }
const IMPORTED: ScoreSummary = { ...NONE, rating: 8, totalVotes: 1000, source: { rating: 8, votes: 1000, weight: 100 } }

test.each([
	['the first vote', NONE, null, 9, 9, 1],
	['one more vote', TWO, null, 5, 7, 3],
	['a changed vote', TWO, 6, 8, 9, 2],
	['a removed vote', TWO, 10, null, 6, 1],
	['the same vote again', TWO, 6, 6, 8, 2],
	['a vote beside an imported score', IMPORTED, null, 2, 802 / 101, 1001],
])('%s changes mean and total', (_case, summary, before, after, rating, totalVotes) => {
	const changed = withVote(summary, before, after)
	expect(changed.rating).toBeCloseTo(rating, 10)
	expect(changed.totalVotes).toBe(totalVotes)
	if (!summary.source) expect(siteVotes(changed)).toBe(totalVotes)
})

test('removing the last vote leaves an empty summary', () => {
	expect(withVote(withVote(NONE, null, 7), 7, null)).toEqual(NONE)
})
