import { backoff } from './backoff.ts'

test.each([
	[0, 0, 400],
	[0, 1, 200],
	[3, 0, 3200],
	[3, 0.5, 2400],
	[7, 0, 30_000],
	[1000, 1, 15_000],
])('after %s failures, by a chance of %s, a page waits %s ms', (failures, chance, wait) => {
	expect(backoff(failures, chance)).toBe(wait)
})
