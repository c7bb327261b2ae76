import { occurrencesOf, type Slot } from './occurrences.ts'

const at = (instant: string) => Date.parse(instant)

const slot = (given: Partial<Slot>): Slot => ({
	startsAt: at('2026-10-04T15:30:00Z'),
	every: 'week',
	endsAt: null,
	zone: 'Asia/Tokyo',
	...given,
})

const shown = (given: Partial<Slot>, from: string, to: string) =>
	occurrencesOf(slot(given), at(from), at(to)).map(
		({ instant, count }) => `${new Date(instant).toISOString()} ${count}`,
	)

test('a weekly slot is counted from its first showing', () => {
	expect(shown({}, '2026-10-18T00:00:00Z', '2026-11-01T00:00:00Z')).toEqual([
		'2026-10-18T15:30:00.000Z 3',
		'2026-10-25T15:30:00.000Z 4',
	])
})

test('nothing is shown before it begins or after it ends; both bounds of the window are exact', () => {
	expect(shown({}, '2026-09-01T00:00:00Z', '2026-10-04T15:30:00Z')).toEqual([])
	expect(shown({}, '2026-10-04T15:30:00Z', '2026-10-04T15:30:01Z')).toHaveLength(1)
	expect(shown({ endsAt: at('2026-10-11T15:30:00Z') }, '2026-10-05T00:00:00Z', '2026-11-05T00:00:00Z')).toEqual([
		'2026-10-11T15:30:00.000Z 2',
	])
})

test.each([
	// The clocks of New York go back on 2026-11-01.
	['America/New_York', '2026-10-25T00:30:00Z', ['2026-11-01T00:30:00.000Z 2', '2026-11-08T01:30:00.000Z 3']],
	['Asia/Tokyo', '2026-10-25T00:30:00Z', ['2026-11-01T00:30:00.000Z 2', '2026-11-08T00:30:00.000Z 3']],
	['America/Sao_Paulo', '2026-10-25T00:30:00Z', ['2026-11-01T00:30:00.000Z 2', '2026-11-08T00:30:00.000Z 3']],
])('a slot keeps its hour on the clocks of %s', (zone, start, expected) => {
	expect(shown({ zone, startsAt: at(start) }, '2026-10-30T00:00:00Z', '2026-11-10T00:00:00Z')).toEqual(expected)
})

test.each([
	['once', ['2026-10-04T15:30:00.000Z 1']],
	['day', ['2026-10-04T15:30:00.000Z 1', '2026-10-05T15:30:00.000Z 2', '2026-10-06T15:30:00.000Z 3']],
	['two_days', ['2026-10-04T15:30:00.000Z 1', '2026-10-06T15:30:00.000Z 2']],
	['month', ['2026-10-04T15:30:00.000Z 1']],
] as const)('every: %s', (every, expected) => {
	expect(shown({ every }, '2026-10-01T00:00:00Z', '2026-10-07T00:00:00Z')).toEqual(expected)
})

test('a monthly slot of the 31st is shown on the last day of shorter months', () => {
	const monthly = { every: 'month', startsAt: at('2026-01-31T12:00:00Z'), zone: 'UTC' } as const
	expect(shown(monthly, '2026-02-01T00:00:00Z', '2026-05-01T00:00:00Z')).toEqual([
		'2026-02-28T12:00:00.000Z 2',
		'2026-03-31T12:00:00.000Z 3',
		'2026-04-30T12:00:00.000Z 4',
	])
})
