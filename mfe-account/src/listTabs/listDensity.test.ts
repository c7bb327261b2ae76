import { readDensity } from './listDensity.ts'

test.each([
	['rows', 'rows'],
	['compact', 'compact'],
	['huge', 'comfortable'],
	[null, 'comfortable'],
])('what is stored as %p is %s', (stored, density) => {
	expect(readDensity(stored)).toBe(density)
})
