import { dayOf, daysAfter, daysOf, sundayOf, weekAsked } from './days.ts'

const at = (instant: string) => Date.parse(instant)

test.each([
	// Half past midnight on Sunday in Tokyo is still Saturday afternoon in Brazil.
	['2026-11-21T15:30:00Z', 'Asia/Tokyo', '2026-11-22'],
	['2026-11-21T15:30:00Z', 'America/Sao_Paulo', '2026-11-21'],
	['2026-11-21T15:30:00Z', 'UTC', '2026-11-21'],
	// 02:30 UTC is the evening before in Brazil.
	['2026-11-22T02:30:00Z', 'America/Sao_Paulo', '2026-11-21'],
	['2026-11-22T03:00:00Z', 'America/Sao_Paulo', '2026-11-22'],
	// The clocks of New York go back on 2026-11-01 at 06:00 UTC.
	['2026-11-01T03:59:00Z', 'America/New_York', '2026-10-31'],
	['2026-11-01T04:00:00Z', 'America/New_York', '2026-11-01'],
	['2026-11-02T04:59:00Z', 'America/New_York', '2026-11-01'],
	['2026-11-02T05:00:00Z', 'America/New_York', '2026-11-02'],
	['2026-11-21T10:00:00Z', 'Pacific/Kiritimati', '2026-11-22'],
])('at %s it is in %s the day %s', (instant, zone, day) => {
	expect(dayOf(at(instant), zone)).toBe(day)
})

test.each([
	['2026-11-22', '2026-11-22'],
	['2026-11-28', '2026-11-22'],
	['2026-03-01', '2026-03-01'],
	['2027-01-01', '2026-12-27'],
])('the week of %s begins on %s', (day, sunday) => {
	expect(sundayOf(day)).toBe(sunday)
})

test('days are counted over the ends of months and years', () => {
	expect(daysAfter('2026-12-27', 7)).toBe('2027-01-03')
	expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29')
	expect(daysAfter('2026-11-01', -7)).toBe('2026-10-25')
})

test.each([
	// What begins at half past midnight of New Year's Day in Tokyo.
	['Asia/Tokyo', '2026-12-27', '2027-01-01'],
	['America/Sao_Paulo', '2026-12-27', '2026-12-31'],
	['Pacific/Kiritimati', '2026-12-27', '2027-01-01'],
])('in %s a release over the end of the year is in the week of %s, on %s', (zone, sunday, date) => {
	const release = { airsAt: '2026-12-31T15:30:00.000Z' }
	const days = daysOf([release], sunday, { zone, today: sunday })
	expect(days.filter(({ items }) => items.length > 0)).toEqual([{ date, isToday: false, items: [release] }])
})

test.each([
	[null, '2026-11-15'],
	['2026-11-25', '2026-11-22'],
	['2026-02-30', '2026-11-15'],
	['amanhã', '2026-11-15'],
	['99999-01-01', '2026-11-15'],
	['1066-10-14', '2026-11-15'],
])('?week=%s shows the week of %s, on a Saturday in Brazil that is a Sunday elsewhere', (asked, sunday) => {
	expect(weekAsked(asked, at('2026-11-22T02:30:00Z'), 'America/Sao_Paulo')).toBe(sunday)
})

test.each([
	['America/Sao_Paulo', '2026-11-21', { '2026-11-22': 1, '2026-11-28': 3 }],
	['Asia/Tokyo', '2026-11-22', { '2026-11-22': 2, '2026-11-28': 1 }],
	['UTC', '2026-11-22', { '2026-11-22': 1, '2026-11-28': 2 }],
	['America/New_York', '2026-11-21', { '2026-11-22': 1, '2026-11-28': 3 }],
])('in %s, where it is %s, each release stands on the day that it is there', (zone, today, expected) => {
	const instants = [
		'2026-11-29T02:00:00Z',
		'2026-11-28T15:00:00Z',
		'2026-11-22T10:00:00Z',
		'2026-11-21T15:30:00Z',
		'2026-11-28T14:59:00Z',
	]
	const days = daysOf(
		instants.map((airsAt) => ({ airsAt })),
		'2026-11-22',
		{ zone, today },
	)
	expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 7 }, (_, place) => daysAfter('2026-11-22', place)))
	const filled = days.filter(({ items }) => items.length > 0)
	expect(Object.fromEntries(filled.map(({ date, items }) => [date, items.length]))).toEqual(expected)
	for (const { items } of filled) {
		const times = items.map(({ airsAt }) => airsAt)
		expect(times).toEqual([...times].sort())
	}
	expect(days.find(({ isToday }) => isToday)?.date).toBe(today === '2026-11-22' ? today : undefined)
})
