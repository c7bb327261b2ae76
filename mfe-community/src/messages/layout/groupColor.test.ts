import { groupColor } from './groupColor.ts'

test('a colour stays with an id, and groups beside each other differ', () => {
	expect(groupColor('g1')).toBe(groupColor('g1'))
	expect(new Set(['g1', 'g2', 'g3', 'g4', 'g5'].map(groupColor)).size).toBe(5)
	expect(groupColor('')).toMatch(/^var\(--/)
})
