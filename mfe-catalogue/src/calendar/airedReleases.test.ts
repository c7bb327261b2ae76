import { nextRelease, splitAired } from './airedReleases.ts'

const HOUR = 3_600_000
const at = (hour: number) => ({ airsAt: new Date(hour * HOUR).toISOString(), durationMinutes: 24 })

test.each([
	['aired releases are collapsed', [1, 2, 3, 6], 5, [1, 2, 3], [6]],
	['none are collapsed if only one has aired', [1, 6], 5, [], [1, 6]],
	['none are collapsed if all have aired', [1, 2, 3], 5, [], [1, 2, 3]],
	['a release on air is not collapsed', [1, 2, 5], 5.2, [1, 2], [5]],
])('%s', (_, hours, now, aired, upcoming) => {
	expect(splitAired(hours.map(at), now * HOUR)).toEqual({ aired: aired.map(at), upcoming: upcoming.map(at) })
})

test('the next release is the first of the week that has not started', () => {
	const week = [{ items: [at(1), at(5)] }, { items: [at(30)] }]
	expect(nextRelease(week, 4 * HOUR)).toEqual(at(5))
	expect(nextRelease(week, 5 * HOUR)).toEqual(at(30))
	expect(nextRelease(week, 31 * HOUR)).toBeUndefined()
	const day = { airsAt: '1970-01-02', durationMinutes: null }
	expect(nextRelease([{ items: [day, at(30)] }], 5 * HOUR)).toEqual(at(30))
	expect(splitAired([day, at(1), at(2), at(30)], 29 * HOUR).upcoming).toEqual([day, at(30)])
})
