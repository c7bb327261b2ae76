import { byYear } from './byYear.ts'

test('items stand under their year, in the order in which they come', () => {
	const items = [
		{ id: 1, year: null },
		{ id: 2, year: 2026 },
		{ id: 3, year: 2024 },
		{ id: 4, year: 2026 },
	]
	expect(byYear(items, ({ year }) => year)).toEqual([
		{ year: null, items: [items[0]] },
		{ year: 2026, items: [items[1], items[3]] },
		{ year: 2024, items: [items[2]] },
	])
})

test('nothing has no years', () => {
	expect(byYear([], () => 2000)).toEqual([])
})
