import type { ScoreSummary } from 'shared-contract'
import { ownVotes, withVote } from './summary.ts'

const NONE: ScoreSummary = { rating: 0, totalVotes: 0, distribution: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0], source: null }
const TWO: ScoreSummary = { ...NONE, rating: 8, totalVotes: 2, distribution: [0, 0, 0, 0, 0, 1, 0, 0, 0, 1] }
const BROUGHT: ScoreSummary = { ...NONE, rating: 8, totalVotes: 1000, source: { rating: 8, votes: 1000, weight: 100 } }

test.each([
	['the first vote', NONE, null, 9, 9, 1],
	['one more', TWO, null, 5, 7, 3],
	['a changed one', TWO, 6, 8, 9, 2],
	['a withdrawn one', TWO, 10, null, 6, 1],
	['the same again', TWO, 6, 6, 8, 2],
	['one beside a source', BROUGHT, null, 2, 802 / 101, 1001],
])('%s moves mean and total', (_what, summary, before, after, rating, totalVotes) => {
	const changed = withVote(summary, before, after)
	expect(changed.rating).toBeCloseTo(rating, 10)
	expect(changed.totalVotes).toBe(totalVotes)
	if (!summary.source) expect(ownVotes(changed)).toBe(totalVotes)
})

test('the last vote withdrawn leaves nothing', () => {
	expect(withVote(withVote(NONE, null, 7), 7, null)).toEqual(NONE)
})
