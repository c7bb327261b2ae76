import { briefDay, clockTime, dayOf, daysBetween } from './messageDays.ts'

test.each([
	['2026-11-21', '2026-11-21', 0],
	['2026-11-20', '2026-11-21', 1],
	['2026-02-28', '2026-03-01', 1],
	['2024-02-28', '2024-03-01', 2],
])('from %s to %s: %i days', (day, today, days) => {
	expect(daysBetween(day, today)).toBe(days)
})

test('times have two digits, and midnight is 00', () => {
	expect(clockTime(new Date(2026, 10, 21, 9, 5).getTime(), 'pt-BR')).toBe('09:05')
	expect(clockTime(new Date(2026, 10, 21, 0, 0).getTime(), 'en')).toBe('00:00')
	expect(dayOf(new Date(2026, 0, 2, 23, 59).getTime())).toBe('2026-01-02')
})

test('a day of another year shows the year', () => {
	expect(briefDay('2026-11-09', '2026-11-21', 'pt-BR')).toBe('9 de nov.')
	expect(briefDay('2025-11-09', '2026-11-21', 'pt-BR')).toBe('09/11/2025')
})
