import { dayBeside, levelOf, yearGrid } from './yearGrid.ts'

const grid = yearGrid({
	last: '2026-04-01',
	days: [
		{ date: '2026-03-31', count: 2 },
		{ date: '2026-04-01', count: 8 },
		{ date: '2025-03-28', count: 9 },
	],
})

test('there are 53 weeks from Sunday, and the last one ends today', () => {
	expect(grid.weeks).toHaveLength(53)
	expect(grid.weeks[0]?.[0]).toEqual({ date: '2025-03-30', count: 0, level: 0 })
	expect(grid.weeks.slice(0, -1).every((week) => week.length === 7)).toBe(true)
	expect(grid.weeks.at(-1)?.map(({ date, level }) => [date, level])).toEqual([
		['2026-03-29', 0],
		['2026-03-30', 0],
		['2026-03-31', 1],
		['2026-04-01', 4],
	])
})

test('days before the grid are not counted', () => {
	expect(grid.total).toBe(10)
})

test('the months cover all weeks in order', () => {
	expect(grid.months.reduce((sum, { span }) => sum + span, 0)).toBe(53)
	expect(grid.months.at(0)).toEqual({ month: '2025-03', span: 1 })
	expect(grid.months.at(-1)).toEqual({ month: '2026-03', span: 5 })
})

test.each([
	[0, 0, 0],
	[1, 1, 1],
	[4, 4, 4],
	[1, 100, 1],
	[26, 100, 2],
	[100, 100, 4],
])('%i next to %i is the level %i', (count, most, level) => {
	expect(levelOf(count, most)).toBe(level)
})

test.each([
	['ArrowLeft', '2026-03-25'],
	['ArrowUp', '2026-03-31'],
	['ArrowRight', undefined],
	['ArrowDown', undefined],
	['Home', '2025-04-02'],
	['End', '2026-04-01'],
	['a', undefined],
])('from the last day %s leads to %s', (key, date) => {
	expect(dayBeside(grid, '2026-04-01', key)).toBe(date)
})

test('End moves to the last day of that weekday', () => {
	expect(dayBeside(grid, '2025-04-05', 'End')).toBe('2026-03-28')
})
