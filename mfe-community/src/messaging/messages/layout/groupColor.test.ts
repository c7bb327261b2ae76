import { groupColor } from './groupColor.ts'

test('an id always has the same colour, and neighbouring groups differ', () => {
	expect(groupColor('g1')).toBe(groupColor('g1'))
	expect(new Set(['g1', 'g2', 'g3', 'g4', 'g5'].map(groupColor)).size).toBe(5)
	expect(groupColor('')).toMatch(/^var\(--/)
})
