import { arranged, moved } from './homeLayout.ts'

test.each<[what: string, order: string[], rows: string[]]>([
	['without an order as they come', [], ['a', 'b', 'c', 'd']],
	['in the whole order', ['d', 'c', 'b', 'a'], ['d', 'c', 'b', 'a']],
	['a new one behind the row that it follows', ['d', 'c', 'a'], ['d', 'c', 'a', 'b']],
	['a new first one first', ['d', 'b', 'c'], ['a', 'd', 'b', 'c']],
	['several new ones in their order', ['d'], ['a', 'b', 'c', 'd']],
	['without what is gone', ['x', 'b', 'a', 'd', 'c'], ['b', 'a', 'd', 'c']],
	['each once', ['b', 'b', 'a', 'c', 'd', 'a'], ['b', 'a', 'c', 'd']],
])('rows stand %s', (_what, order, rows) => {
	expect(arranged(['a', 'b', 'c', 'd'], { order })).toEqual(rows)
})

test.each<[id: string, by: -1 | 1, rows: string]>([
	['b', -1, 'bac'],
	['b', 1, 'acb'],
	['a', -1, 'abc'],
	['c', 1, 'abc'],
])('%s moves by %i', (id, by, rows) => {
	expect(moved(['a', 'b', 'c'], id, by).join('')).toBe(rows)
})
