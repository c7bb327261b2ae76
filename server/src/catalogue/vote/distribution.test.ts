import { distributionOf, tally } from './distribution.ts'

test('scores that nobody gave count as none', () => {
	expect(
		distributionOf([
			{ score: 10, votes: 3 },
			{ score: 1, votes: 2 },
		]),
	).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 3])
	expect(distributionOf([])).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
})

test.each([
	[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0], { ownVotes: 0, ownSum: 0 }],
	[[1, 0, 0, 0, 0, 0, 0, 0, 0, 1], { ownVotes: 2, ownSum: 11 }],
	[[0, 0, 0, 0, 0, 0, 0, 4, 0, 0], { ownVotes: 4, ownSum: 32 }],
])('%j comes to %j', (distribution, expected) => {
	expect(tally(distribution)).toEqual(expected)
})
