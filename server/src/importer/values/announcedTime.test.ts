import { announcedTime } from './announcedTime.ts'

test.each([
	['MOVIE', '2026-12-10T15:00:00Z', '2026-12-11T12:00:00.000Z', true],
	['Movie', '2026-12-10T15:00:00Z', '2026-12-11T12:00:00.000Z', true],
	['OVA', '2026-11-12T15:00:00Z', '2026-11-13T12:00:00.000Z', true],
	['MOVIE', '2026-12-10T15:30:00Z', '2026-12-10T15:30:00.000Z', false],
	// Television begins at midnight, too.
	['TV', '2026-10-04T15:00:00Z', '2026-10-04T15:00:00.000Z', false],
	['ONA', '2026-09-24T15:00:00Z', '2026-09-24T15:00:00.000Z', false],
	[null, '2026-09-24T15:00:00Z', '2026-09-24T15:00:00.000Z', false],
])('of %s at %s only the day is announced: %s %p', (type, at, airsAt, isDay) => {
	const time = announcedTime(Date.parse(at), type)
	expect([time.airsAt.toISOString(), time.isDay]).toEqual([airsAt, isDay])
})
