import { wrapIndex } from './wrapIndex.ts'

test.each([
	[0, 3, 0],
	[3, 3, 0],
	[-1, 3, 2],
	[4, 3, 1],
	[1, 1, 0],
	[0, 0, 0],
])('index %i of %i items is %i', (index, count, wrapped) => {
	expect(wrapIndex(index, count)).toBe(wrapped)
})
