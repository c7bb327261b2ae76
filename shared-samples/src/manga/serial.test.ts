import { serial } from './serial.ts'

describe('serial', () => {
	test('goes on from one volume to the next, month by month, over the turn of a year', () => {
		expect(serial('2023-11-28', { 'Volume 1': ['a', 'b'], 'Volume 2': ['c', 'd'] })).toEqual([
			{
				title: 'Volume 1',
				chapters: [
					{ title: 'a', released: '2023-11-28' },
					{ title: 'b', released: '2023-12-28' },
				],
			},
			{
				title: 'Volume 2',
				chapters: [
					{ title: 'c', released: '2024-01-28' },
					{ title: 'd', released: '2024-02-28' },
				],
			},
		])
	})

	test('keeps the pace of a magazine that comes out every other month', () => {
		const [volume] = serial('2024-12-05', { 'Volume 1': ['a', 'b', 'c'] }, 2)
		expect(volume?.chapters.map(({ released }) => released)).toEqual(['2024-12-05', '2025-02-05', '2025-04-05'])
	})

	test.each(['2024-01-31', '2024-02-30', 'abril'])('refuses %s, which has no like in every month', (first) => {
		expect(() => serial(first, { 'Volume 1': ['a'] })).toThrow(RangeError)
	})
})
