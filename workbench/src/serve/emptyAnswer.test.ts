import { array, integer, nullable, object, record, string } from 'shared-contract/schema'
import { emptyAnswer } from './emptyAnswer.ts'

const Page = object({
	title: string(),
	items: array(object({ id: integer() })),
	total: integer({ minimum: 0 }),
	next: nullable(string()),
	steps: array(object({ notes: array(string()) }), { minItems: 1 }),
	byDay: record(array(string())),
})

test('every list that may be empty is, and the answer is still what the contract says', () => {
	expect(
		emptyAnswer(Page, {
			title: 'Lanternas',
			items: [{ id: 1 }, { id: 2 }],
			total: 2,
			next: 'abc',
			steps: [{ notes: ['a'] }],
			byDay: { monday: ['x'] },
		}),
	).toEqual({
		title: 'Lanternas',
		items: [],
		total: 0,
		next: null,
		steps: [{ notes: [] }],
		byDay: { monday: [] },
	})
})

test('a count that may not be 0 leaves the answer as it was', () => {
	const Counted = object({ items: array(integer()), total: integer({ minimum: 1 }) })
	const answer = { items: [1], total: 1 }
	expect(emptyAnswer(Counted, answer)).toBe(answer)
})

test('an answer that is nothing stays nothing', () => {
	expect(emptyAnswer(nullable(array(integer())), null)).toBeNull()
})
