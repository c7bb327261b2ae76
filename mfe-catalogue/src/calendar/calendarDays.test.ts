import { addDays, dateInZone, groupByDay, parseWeek, startOfWeek } from './calendarDays.ts'

const at = (instant: string) => Date.parse(instant)

test.each([
	// 00:30 on Sunday in Tokyo is Saturday afternoon in Brazil.
	['2026-11-21T15:30:00Z', 'Asia/Tokyo', '2026-11-22'],
	['2026-11-21T15:30:00Z', 'America/Sao_Paulo', '2026-11-21'],
	['2026-11-21T15:30:00Z', 'UTC', '2026-11-21'],
	// 02:30 UTC is the previous evening in Brazil.
	['2026-11-22T02:30:00Z', 'America/Sao_Paulo', '2026-11-21'],
	['2026-11-22T03:00:00Z', 'America/Sao_Paulo', '2026-11-22'],
	// Daylight saving time in New York ends on 2026-11-01 at 06:00 UTC.
	['2026-11-01T03:59:00Z', 'America/New_York', '2026-10-31'],
	['2026-11-01T04:00:00Z', 'America/New_York', '2026-11-01'],
	['2026-11-02T04:59:00Z', 'America/New_York', '2026-11-01'],
	['2026-11-02T05:00:00Z', 'America/New_York', '2026-11-02'],
	['2026-11-21T10:00:00Z', 'Pacific/Kiritimati', '2026-11-22'],
])('at %s the date in %s is %s', (instant, zone, day) => {
	expect(dateInZone(at(instant), zone)).toBe(day)
})

test.each([
	['2026-11-22', '2026-11-22'],
	['2026-11-28', '2026-11-22'],
	['2026-03-01', '2026-03-01'],
	['2027-01-01', '2026-12-27'],
])('the week of %s starts on %s', (day, sunday) => {
	expect(startOfWeek(day)).toBe(sunday)
})

test('days are added across the ends of months and years', () => {
	expect(addDays('2026-12-27', 7)).toBe('2027-01-03')
	expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
	expect(addDays('2026-11-01', -7)).toBe('2026-10-25')
})

test.each([
	// The release starts at 00:30 on New Year's Day in Tokyo.
	['Asia/Tokyo', '2026-12-27', '2027-01-01'],
	['America/Sao_Paulo', '2026-12-27', '2026-12-31'],
	['Pacific/Kiritimati', '2026-12-27', '2027-01-01'],
])('in %s a release at the turn of the year is in the week of %s, on %s', (zone, sunday, date) => {
	const release = { airsAt: '2026-12-31T15:30:00.000Z' }
	const days = groupByDay([release], sunday, { zone, today: sunday })
	expect(days.filter(({ items }) => items.length > 0)).toEqual([{ date, isToday: false, items: [release] }])
})

test.each([
	[null, '2026-11-15'],
	['2026-11-25', '2026-11-22'],
	['2026-02-30', '2026-11-15'],
	['amanhã', '2026-11-15'],
	['99999-01-01', '2026-11-15'],
	['1066-10-14', '2026-11-15'],
])('?week=%s shows the week of %s, on a Saturday in Brazil that is a Sunday in UTC', (parameter, sunday) => {
	expect(parseWeek(parameter, at('2026-11-22T02:30:00Z'), 'America/Sao_Paulo')).toBe(sunday)
})

test.each(['America/Sao_Paulo', 'Asia/Tokyo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'])(
	'in %s what has a day and no time is on that day, before what has a time',
	(zone) => {
		const items = ['2026-11-25T12:00:00Z', '2026-11-25', '2026-11-22', '2026-11-28', '2026-11-21', '2026-11-29']
		const days = groupByDay(
			items.map((airsAt) => ({ airsAt })),
			'2026-11-22',
			{ zone, today: '2026-11-25' },
		)
		const onDays = days.map(({ items }) => items.flatMap(({ airsAt }) => (airsAt.length === 10 ? airsAt : [])))
		expect(onDays).toEqual([['2026-11-22'], [], [], ['2026-11-25'], [], [], ['2026-11-28']])
		for (const { items } of days) expect([0, -1]).toContain(items.findIndex(({ airsAt }) => airsAt.length === 10))
	},
)

test.each([
	['America/Sao_Paulo', '2026-11-21', { '2026-11-22': 1, '2026-11-28': 3 }],
	['Asia/Tokyo', '2026-11-22', { '2026-11-22': 2, '2026-11-28': 1 }],
	['UTC', '2026-11-22', { '2026-11-22': 1, '2026-11-28': 2 }],
	['America/New_York', '2026-11-21', { '2026-11-22': 1, '2026-11-28': 3 }],
])('in %s, where today is %s, each release is on its local day', (zone, today, expected) => {
	const instants = [
		'2026-11-29T02:00:00Z',
		'2026-11-28T15:00:00Z',
		'2026-11-22T10:00:00Z',
		'2026-11-21T15:30:00Z',
		'2026-11-28T14:59:00Z',
	]
	const days = groupByDay(
		instants.map((airsAt) => ({ airsAt })),
		'2026-11-22',
		{ zone, today },
	)
	expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 7 }, (_, index) => addDays('2026-11-22', index)))
	const filled = days.filter(({ items }) => items.length > 0)
	expect(Object.fromEntries(filled.map(({ date, items }) => [date, items.length]))).toEqual(expected)
	for (const { items } of filled) {
		const times = items.map(({ airsAt }) => airsAt)
		expect(times).toEqual([...times].sort())
	}
	expect(days.find(({ isToday }) => isToday)?.date).toBe(today === '2026-11-22' ? today : undefined)
})
