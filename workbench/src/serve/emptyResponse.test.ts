import { array, integer, nullable, object, record, string } from 'shared-contract/schema'
import { emptyResponse } from './emptyResponse.ts'

const Page = object({
	title: string(),
	items: array(object({ id: integer() })),
	total: integer({ minimum: 0 }),
	next: nullable(string()),
	steps: array(object({ notes: array(string()) }), { minItems: 1 }),
	byDay: record(array(string())),
})

test('lists become empty where the schema allows it, and the response matches the schema', () => {
	expect(
		emptyResponse(Page, {
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

test('a count that must not be 0 leaves the response unchanged', () => {
	const Counted = object({ items: array(integer()), total: integer({ minimum: 1 }) })
	const response = { items: [1], total: 1 }
	expect(emptyResponse(Counted, response)).toBe(response)
})

test('a null response stays null', () => {
	expect(emptyResponse(nullable(array(integer())), null)).toBeNull()
})
