import { tintOf } from './tint.ts'

test('a colour stays with an id, and groups beside each other differ', () => {
	expect(tintOf('g1')).toBe(tintOf('g1'))
	expect(new Set(['g1', 'g2', 'g3', 'g4', 'g5'].map(tintOf)).size).toBe(5)
	expect(tintOf('')).toMatch(/^var\(--/)
})
