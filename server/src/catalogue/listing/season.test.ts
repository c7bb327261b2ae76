import { seasonOf } from './season.ts'

test.each([
	['2026-01-10', 'winter'],
	['2026-03', 'winter'],
	['2026-04-01', 'spring'],
	['2026-09-30', 'summer'],
	['2026-10-01', 'fall'],
	['2026-12', 'fall'],
	['2026', null],
	['', null],
	[null, null],
])('what began on %j began in %j', (started, season) => {
	expect(seasonOf(started)).toBe(season)
})
