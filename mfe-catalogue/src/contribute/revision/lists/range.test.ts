import { rangeParts } from './range.ts'

test('episodes 13 to 15, weekly, from a Sunday', () => {
	expect(rangeParts({ first: '13', last: '15', date: '2026-12-20', every: 'week' })).toEqual([
		{ number: 13, date: '2026-12-20' },
		{ number: 14, date: '2026-12-27' },
		{ number: 15, date: '2027-01-03' },
	])
})

test('one without a date', () => {
	expect(rangeParts({ first: '3', last: '', date: '', every: 'week' })).toEqual([{ number: 3, date: null }])
})

test.each([
	['', '3', ''],
	['0', '3', ''],
	['5', '4', ''],
	['1', '301', ''],
	['1', 'x', ''],
	['1', '2', '2026-13-01'],
])('%s to %s from %s is none', (first, last, date) => {
	expect(rangeParts({ first, last, date, every: 'day' })).toBeUndefined()
})
