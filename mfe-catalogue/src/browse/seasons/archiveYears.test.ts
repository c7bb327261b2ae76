import { archiveYears } from './archiveYears.ts'

test('each year has four seasons, the newest year first', () => {
	const years = archiveYears([
		{ year: 2025, season: 'fall', total: 3 },
		{ year: 2026, season: 'winter', total: 5 },
		{ year: 2025, season: 'winter', total: 1 },
	])
	expect(years.map(({ year }) => year)).toEqual([2026, 2025])
	expect(years[1]?.seasons).toEqual([
		{ season: 'winter', total: 1 },
		{ season: 'spring', total: null },
		{ season: 'summer', total: null },
		{ season: 'fall', total: 3 },
	])
})
