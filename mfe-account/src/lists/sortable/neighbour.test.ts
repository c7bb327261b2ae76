import { neighbourOf } from './neighbour.ts'

test.each([
	['a', -1, undefined],
	['b', -1, 'a'],
	['a', 1, 'c'],
	['b', 1, null],
	['c', 1, undefined],
] as const)('%s moved by %d comes before %p', (key, step, before) => {
	expect(neighbourOf(['a', 'b', 'c'], key, step)).toBe(before)
})
