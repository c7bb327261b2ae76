import { fromParts, instantOfDay, readListDate } from './listDate.ts'

test.each([
	['2019-04-01', '2019-04-01', false],
	['2019-04-00', '2019-04', false],
	['2019-00-00', '2019', false],
	['2019-00-07', '2019', false],
	['0000-00-00', undefined, false],
	['', undefined, false],
	['2019-02-30', '2019-02', true],
	['2019-13-01', '2019', true],
	['1066-10-14', undefined, true],
	['ontem', undefined, true],
	['2019-4-1', '2019-04-01', false],
])('%s is %s', (text, date, isCut) => {
	expect(readListDate(text)).toEqual({ date, isCut })
})

test('parts of which some are unknown', () => {
	expect(fromParts(2019, null, 3)).toEqual({ date: '2019', isCut: false })
	expect(fromParts(null, 4, 3)).toEqual({ date: undefined, isCut: false })
})

test('only a whole day is an instant', () => {
	expect([instantOfDay('2019-04'), instantOfDay(null), instantOfDay('2019-04-01')]).toEqual([
		null,
		null,
		'2019-04-01T12:00:00.000Z',
	])
})
