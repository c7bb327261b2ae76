import { combine, meanScore, popularity, renown, weightedRating } from './rating.ts'

test('one vote of 10 does not lead', () => {
	expect(weightedRating(10, 1)).toBeLessThan(weightedRating(8.5, 500))
})

test('without votes there is no rating', () => {
	expect(weightedRating(0, 0)).toBe(0)
	expect(meanScore([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])).toBe(0)
})

test('popularity is rating squared times 10 plus votes by 100', () => {
	expect(popularity(8, 1500)).toBeCloseTo(655)
})

test('the mean is over the scores from 1', () => {
	expect(meanScore([1, 0, 0, 0, 0, 0, 0, 0, 0, 1])).toBe(5.5)
})

test('members and source are counted together, each by its votes', () => {
	const both = combine({ sourceRating: 8, sourceVotes: null, sourceWeight: 300, ownVotes: 100, ownSum: 400 })
	expect(both.rating).toBeCloseTo(7)
	expect(both.votes).toBe(100)
})

test('renown grows with people and ends at 1', () => {
	expect(renown(0)).toBe(0)
	expect(renown(1_000)).toBeLessThan(renown(100_000))
	expect(renown(9_000_000)).toBe(1)
})
