import { countdownTo } from './countdown.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
	[2 * DAY + 5 * HOUR + MINUTE, { state: 'days', days: 2, hours: 5 }],
	[DAY, { state: 'days', days: 1, hours: 0 }],
	[DAY - 1, { state: 'hours', hours: 23, minutes: 59 }],
	[HOUR, { state: 'hours', hours: 1, minutes: 0 }],
	[HOUR - SECOND, { state: 'minutes', minutes: 59, seconds: 59 }],
	[SECOND, { state: 'minutes', minutes: 0, seconds: 1 }],
	[0, { state: 'airing' }],
	[-29 * MINUTE, { state: 'airing' }],
	[-30 * MINUTE, { state: 'aired' }],
])('%i ms before a release of 30 minutes', (left, expected) => {
	expect(countdownTo(left, 30, 0)).toEqual(expected)
})

test('a release of unknown length is on air for 24 minutes', () => {
	expect(countdownTo(0, null, 23 * MINUTE)).toEqual({ state: 'airing' })
	expect(countdownTo(0, null, 24 * MINUTE)).toEqual({ state: 'aired' })
})
