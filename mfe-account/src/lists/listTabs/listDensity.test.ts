import { readDensity } from './listDensity.ts'

test.each([
	['rows', 'rows'],
	['compact', 'compact'],
	['huge', 'comfortable'],
	[null, 'comfortable'],
])('the stored value %p is read as %s', (stored, density) => {
	expect(readDensity(stored)).toBe(density)
})
