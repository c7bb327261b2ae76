import { broadcastSeason, dateInWords } from './premiere.ts'

test.each([
	['2026-01-04', 'Inverno de 2026'],
	['2026-04', 'Primavera de 2026'],
	['2026-09-30', 'Verão de 2026'],
	['2026-10-01', 'Outono de 2026'],
	['2027', '2027'],
])('%s is in %s', (date, season) => {
	expect(broadcastSeason(date)).toBe(season)
})

test.each([
	['2023-10-06', '6 de outubro de 2023'],
	['2027-01', 'janeiro de 2027'],
	['2027', '2027'],
])('%s reads %s', (date, words) => {
	expect(dateInWords(date)).toBe(words)
})
