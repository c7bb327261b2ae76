import { meanScore } from './meanScore.ts'

test.each([
	[[0, 0, 0], 0],
	[[0, 2, 0], 2],
	[[1, 0, 1], 2],
	[[0, 0, 0, 0, 0, 0, 0, 0, 1, 3], 9.75],
])('%j have the mean %d', (scores, mean) => {
	expect(meanScore(scores)).toBe(mean)
})
