import { addDays, dayFormatter, zoneOrUtc } from './localDay.ts'

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
	['America/Sao_Paulo', 'America/Sao_Paulo'],
	['america/sao_paulo', 'America/Sao_Paulo'],
	['Asia/Kathmandu', expect.stringMatching(/^Asia\/Kat[h]?mandu$/)],
	// Postgres counts a bare offset the other way round.
	['+05:30', 'UTC'],
	['Mars/Olympus', 'UTC'],
	['', 'UTC'],
	[undefined, 'UTC'],
])('the zone %s is %s', (zone, name) => {
	expect(zoneOrUtc(zone)).toEqual(name)
})

test.each([
	['2026-03-01', -1, '2026-02-28'],
	['2024-02-28', 1, '2024-02-29'],
	['2026-12-31', 1, '2027-01-01'],
])('%s and %i days is %s', (date, days, other) => {
	expect(addDays(date, days)).toBe(other)
})
