import { neighbourhood } from './neighbourhood.ts'

test.each([
	['in the middle', [4, 3, 2, 1], [6, 7, 8, 9], [3, 4, 6, 7]],
	['at the beginning', [], [2, 3, 4, 5, 6], [2, 3, 4, 5]],
	['at the end', [5, 4, 3, 2, 1], [], [2, 3, 4, 5]],
	['near the beginning', [1], [3, 4, 5, 6], [1, 3, 4, 5]],
	['near the end', [4, 3, 2, 1], [6], [2, 3, 4, 6]],
	['alone', [], [], []],
])('the four around one %s', (_where, before, after, expected) => {
	expect(neighbourhood(before, after, 4)).toEqual(expected)
})
