import { moveBefore } from './moveBefore.ts'

test.each([
	['c', 'a', 'cab'],
	['a', 'c', 'bac'],
	['a', null, 'bca'],
	['a', 'x', 'bca'],
	['b', 'b', 'acb'],
])('%s before %s', (moved, before, expected) => {
	expect(moveBefore(['a', 'b', 'c'], moved, before).join('')).toBe(expected)
})
