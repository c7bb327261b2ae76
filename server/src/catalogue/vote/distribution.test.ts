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
	[[], { ownVotes: 0, ownSum: 0 }],
	[
		[
			{ score: 1, votes: 1 },
			{ score: 10, votes: 1 },
		],
		{ ownVotes: 2, ownSum: 11 },
	],
	[[{ score: 8, votes: 4, tenths: -3 }], { ownVotes: 4, ownSum: 31.7 }],
])('%j comes to %j', (counts, expected) => {
	expect(tally(counts)).toEqual(expected)
})
