import { instantAt, minutesOfDay, nextInstant } from './zonedTime.ts'

const iso = (instant: number) => new Date(instant).toISOString()

test.each([
	['00:00', 0],
	['9:05', 545],
	['25:00', 1500],
	['29:59', 1799],
	['30:00', undefined],
	['12:60', undefined],
	['noon', undefined],
])('%s is %s minutes after midnight', (time, minutes) => {
	expect(minutesOfDay(time)).toBe(minutes)
})

test('a slot at 25:00 on Saturday is Sunday, one in the morning, in Tokyo: Saturday 16:00 UTC', () => {
	const slot = { weekday: 6, minutes: 1500, zone: 'Asia/Tokyo' }
	expect(iso(nextInstant(slot, Date.parse('2026-04-01T00:00:00Z')))).toBe('2026-04-04T16:00:00.000Z')
})

test('a slot of today that is over comes next week', () => {
	const slot = { weekday: 3, minutes: 600, zone: 'Asia/Tokyo' }
	expect(iso(nextInstant(slot, Date.parse('2026-04-01T00:59:00Z')))).toBe('2026-04-01T01:00:00.000Z')
	expect(iso(nextInstant(slot, Date.parse('2026-04-01T01:01:00Z')))).toBe('2026-04-08T01:00:00.000Z')
})

test('the clocks of a zone may change over the year', () => {
	const noon = (day: string) => iso(instantAt(Date.parse(day), 720, 'America/New_York'))
	expect(noon('2026-01-15')).toBe('2026-01-15T17:00:00.000Z')
	expect(noon('2026-07-15')).toBe('2026-07-15T16:00:00.000Z')
})
