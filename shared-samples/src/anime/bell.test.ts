import { bell } from './bell.ts'

const sum = (votes: readonly number[]) => votes.reduce((total, count) => total + count, 0)
const average = (votes: readonly number[]) =>
	votes.reduce((total, count, index) => total + count * (index + 1), 0) / sum(votes)

test.each([
	[150, 6.4],
	[1_187, 7.2],
	[180_000, 8.6],
])('%i votes around %f add up and are whole', (total, mean) => {
	const votes = bell(total, mean)
	expect(sum(votes)).toBe(total)
	expect(votes.every((count) => Number.isInteger(count) && count >= 0)).toBe(true)
})

test('the average stays near the mean that was asked for', () => {
	expect(Math.abs(average(bell(50_000, 7)) - 7)).toBeLessThan(0.25)
})

test('a better work has a better average', () => {
	expect(average(bell(9_000, 8.4))).toBeGreaterThan(average(bell(9_000, 7.9)))
})
