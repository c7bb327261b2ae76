import { cycle } from './cycle.ts'

test.each([
	[0, 3, 0],
	[3, 3, 0],
	[-1, 3, 2],
	[4, 3, 1],
	[1, 1, 0],
	[0, 0, 0],
])('place %i of %i is %i', (index, count, place) => {
	expect(cycle(index, count)).toBe(place)
})
