import { dayFormatter } from '../../core/language/localDay.ts'
import { countByDay } from './activityDays.ts'

test('quarters of an hour are summed to days, in order, within the bounds', () => {
	const at = (instant: string, count: number) => ({ quarter: Date.parse(instant), count })
	const quarters = [
		at('2026-03-02T00:15:00Z', 1),
		at('2026-03-01T10:00:00Z', 2),
		at('2026-03-01T23:45:00Z', 3),
		at('2026-02-01T00:00:00Z', 9),
	]
	expect(countByDay(quarters, dayFormatter('UTC'), '2026-03-01', '2026-03-02')).toEqual([
		{ date: '2026-03-01', count: 5 },
		{ date: '2026-03-02', count: 1 },
	])
})
