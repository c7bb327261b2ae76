import { foldAired, nextOf } from './aired.ts'

const HOUR = 3_600_000
const at = (hour: number) => ({ airsAt: new Date(hour * HOUR).toISOString(), durationMinutes: 24 })

test.each([
	['those that are over', [1, 2, 3, 6], 5, [1, 2, 3], [6]],
	['none where one alone is over', [1, 6], 5, [], [1, 6]],
	['none where all are over', [1, 2, 3], 5, [], [1, 2, 3]],
	['not the one that is on the air', [1, 2, 5], 5.2, [1, 2], [5]],
])('%s are folded', (_, hours, now, aired, coming) => {
	expect(foldAired(hours.map(at), now * HOUR)).toEqual({ aired: aired.map(at), coming: coming.map(at) })
})

test('the next release is the first of the week that has not begun', () => {
	const week = [{ items: [at(1), at(5)] }, { items: [at(30)] }]
	expect(nextOf(week, 4 * HOUR)).toEqual(at(5))
	expect(nextOf(week, 5 * HOUR)).toEqual(at(30))
	expect(nextOf(week, 31 * HOUR)).toBeUndefined()
})
