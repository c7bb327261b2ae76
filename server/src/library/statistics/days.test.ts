import { busiestDay, monthsOf, streaksOf, yearsOf } from './days.ts'

const day = (date: string, episodes = 1, chapters = 0) => ({ date, episodes, chapters })

test('months have no gap, and at most ten years are shown', () => {
	expect(monthsOf([day('2025-12-31', 3), day('2026-02-01', 0, 5)])).toEqual([
		{ month: '2025-12', episodes: 3, chapters: 0 },
		{ month: '2026-01', episodes: 0, chapters: 0 },
		{ month: '2026-02', episodes: 0, chapters: 5 },
	])
	const long = monthsOf([day('1990-01-01'), day('2026-02-01', 7)])
	expect([long.length, long[0]?.month, long.at(-1)?.episodes]).toEqual([120, '2016-03', 7])
	expect(monthsOf([])).toEqual([])
})

const streak = (first: string, last: string, days: number) => ({ days, first, last })

test.each([
	['nothing', [], '2026-04-01', null, null],
	['one that lasts', ['2026-03-31', '2026-04-01'], '2026-04-01', streak('2026-03-31', '2026-04-01', 2), undefined],
	['one until yesterday', ['2026-03-31'], '2026-04-01', streak('2026-03-31', '2026-03-31', 1), undefined],
	[
		'one that ended',
		['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-30'],
		'2026-04-01',
		null,
		streak('2026-02-27', '2026-03-01', 3),
	],
	['the later of two', ['2026-01-01', '2026-01-03'], '2026-04-01', null, streak('2026-01-03', '2026-01-03', 1)],
])('%s', (_what, dates, today, current, longest) => {
	const days = dates.map((date) => day(date))
	expect(streaksOf(days, today)).toEqual({ current, longest: longest === undefined ? current : longest })
})

test('the busiest day, and the years', () => {
	expect(busiestDay([day('2026-01-01', 2), day('2026-01-02', 1, 3), day('2026-01-03', 4)])).toEqual({
		date: '2026-01-02',
		count: 4,
	})
	expect(busiestDay([])).toBeNull()
	expect(yearsOf([day('2026-01-01')], [2019, 2026, 1, 3000])).toEqual([2026, 2019])
})
