import { placeBefore } from './placeBefore.ts'

test.each([
	['c', 'a', 'cab'],
	['a', 'c', 'bac'],
	['a', null, 'bca'],
	['a', 'x', 'bca'],
	['b', 'b', 'acb'],
])('%s before %s', (moved, before, expected) => {
	expect(placeBefore(['a', 'b', 'c'], moved, before).join('')).toBe(expected)
})
