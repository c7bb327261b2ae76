import { addDays, countByDay, dayFormatter } from './activityDays.ts'

test.each([
	['UTC', '2026-03-01'],
	['America/Sao_Paulo', '2026-02-28'],
	['Asia/Kathmandu', '2026-03-01'],
	['Pacific/Kiritimati', '2026-03-01'],
	['nowhere', '2026-03-01'],
	[undefined, '2026-03-01'],
])('in the zone %s it is the day %s', (zone, day) => {
	expect(dayFormatter(zone)(Date.parse('2026-03-01T01:00:00Z'))).toBe(day)
})

test.each([
	['2026-03-01', -1, '2026-02-28'],
	['2024-02-28', 1, '2024-02-29'],
	['2026-12-31', 1, '2027-01-01'],
])('%s and %i days is %s', (date, days, other) => {
	expect(addDays(date, days)).toBe(other)
})

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
