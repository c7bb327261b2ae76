import { neighborsOf } from './neighbors.ts'
import { rank } from './rank.ts'
import { tasteOf } from './taste.ts'

const taste = (...titleIds: number[]) => titleIds.map((titleId) => ({ titleId, weight: 1 }))
const LIMITS = { minMembers: 2, size: 2 }

test('neighbours are what the same members have, the nearest first, and not from one member alone', () => {
	const tastes = [taste(1, 2, 3), taste(1, 2, 3), taste(1, 2), taste(1, 9), taste(4, 5)]
	const found = new Map([...neighborsOf(tastes, LIMITS)].map(({ titleId, neighbors }) => [titleId, neighbors]))
	expect(found.get(1)?.map(({ id }) => id)).toEqual([2, 3])
	for (const id of [4, 5, 9]) expect(found.get(id)).toEqual([])
	for (const { similarity } of found.get(1) ?? []) {
		expect(similarity).toBeGreaterThan(0)
		expect(similarity).toBeLessThanOrEqual(1)
	}
})

test('the number of neighbours is bounded', () => {
	const tastes = [taste(1, 2, 3, 4), taste(1, 2, 3, 4)]
	for (const { neighbors } of neighborsOf(tastes, LIMITS)) expect(neighbors).toHaveLength(2)
})

test('a score counts against the mean of its member; planned and dropped titles say nothing', () => {
	const entry = (titleId: number, score: number | null, status: 'completed' | 'planned' | 'dropped' = 'completed') => ({
		titleId,
		status,
		score,
	})
	const [strict, generous] = [
		tasteOf([entry(1, 7), entry(2, 3)]),
		tasteOf([entry(1, 7), entry(2, 10), entry(3, null), entry(4, null, 'planned'), entry(5, 9, 'dropped')]),
	]
	expect(strict[0]?.weight).toBeGreaterThan(1)
	expect(generous[0]?.weight).toBeLessThan(1)
	expect(generous.map(({ titleId }) => titleId)).toEqual([1, 2, 3])
})

test('a candidate has the sum of what speaks for it, and the title that says most', () => {
	const neighbors = new Map([
		[
			1,
			[
				{ id: 8, similarity: 0.2 },
				{ id: 2, similarity: 0.9 },
			],
		],
		[
			2,
			[
				{ id: 8, similarity: 0.3 },
				{ id: 9, similarity: 0.4 },
			],
		],
	])
	const ranked = rank(taste(1, 2), (id) => neighbors.get(id) ?? [])
	expect(ranked).toEqual([
		{ id: 8, value: 0.5, becauseOf: 2 },
		{ id: 9, value: 0.4, becauseOf: 2 },
	])
})
