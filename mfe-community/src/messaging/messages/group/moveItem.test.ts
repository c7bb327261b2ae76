import { moveItem } from './moveItem.ts'

test.each([
	['a', 1, 'bac'],
	['c', -1, 'acb'],
	['a', -1, 'abc'],
	['c', 1, 'abc'],
	['x', 1, 'abc'],
] as const)('%s moved by %i gives %s', (meant, by, expected) => {
	expect(moveItem(['a', 'b', 'c'], (item) => item === meant, by).join('')).toBe(expected)
})
