import { weekOf } from './week.ts'

test('a week begins with its Sunday and holds its days wherever on earth', () => {
	expect(weekOf('2026-11-25')).toEqual({
		sunday: '2026-11-22',
		saturday: '2026-11-28',
		// Midnight of that Sunday on Kiritimati, and of the next one on Baker Island.
		from: Date.parse('2026-11-22T00:00:00+14:00'),
		to: Date.parse('2026-11-29T00:00:00-12:00'),
	})
	expect(weekOf('2026-11-22')?.sunday).toBe('2026-11-22')
	expect(weekOf('2026-11-28')?.sunday).toBe('2026-11-22')
})

test.each(['2026-02-30', '2026-13-01', 'today', '', '1900-01-01', '9999-01-01', '0000-00-00'])(
	'%s is no week of ours',
	(date) => {
		expect(weekOf(date)).toBeUndefined()
	},
)
