import { calendarFormats } from './calendarFormats.ts'

test.each([
	['2026-11-22', '2026-11-28', '2026年11月22日～28日'],
	['2026-11-29', '2026-12-05', '2026年11月29日～12月5日'],
	['2026-12-27', '2027-01-02', '2026年12月27日～2027年1月2日'],
])('the Japanese date range from %s to %s repeats only the parts that differ', (first, last, name) => {
	expect(calendarFormats('ja', 'Asia/Tokyo').dateRange(first, last)).toBe(name)
})

test('other languages format a date range as Intl does', () => {
	expect(calendarFormats('pt-BR', 'America/Sao_Paulo').dateRange('2026-11-22', '2026-11-28')).toMatch(
		/^22\s?–\s?28 de nov\. de 2026$/,
	)
})
