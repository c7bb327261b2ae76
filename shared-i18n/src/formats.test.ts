import { formatDate, formatsFor } from './formats.ts'

const NOW = Date.UTC(2026, 10, 21, 12, 0)

test.each([
	['pt-BR', '2026-11-21T11:55:00Z', 'há 5 minutos'],
	['en', '2026-11-20T12:00:00Z', 'yesterday'],
	['ja', '2026-11-21T09:00:00Z', '3 時間前'],
	['pt-BR', '2024-11-20T12:00:00Z', 'há 2 anos'],
	['pt-BR', '2026-11-21T11:59:30Z', 'agora'],
])('in %s, %s is %s', (tag, instant, words) => {
	expect(formatsFor(tag).ago(instant, NOW)).toBe(words)
})

test.each([
	['2026', '2026'],
	['2026-04', 'abril de 2026'],
	['2026-04-12', '12 de abr. de 2026'],
	['2019-00-00', '2019'],
	['?', '?'],
])('the date %s is written %s', (date, words) => {
	expect(formatsFor('pt-BR').date(date)).toBe(words)
})

test.each([
	['2026-08-01T01:30:00.000Z', 'America/Sao_Paulo', '31 de jul. de 2026'],
	['2026-08-01T12:00:00.000Z', 'America/Sao_Paulo', '1 de ago. de 2026'],
	['2026-07-31T20:00:00.000Z', 'Asia/Tokyo', '1 de ago. de 2026'],
	['2026-08-01', 'America/Sao_Paulo', '1 de ago. de 2026'],
])('the day of %s in %s is %s', (date, zone, words) => {
	expect(formatDate('pt-BR', date, 'short', zone)).toBe(words)
})

test('a date at length has the same day', () => {
	expect(formatDate('pt-BR', '2026-08-01T01:30:00.000Z', 'long', 'America/Sao_Paulo')).toBe('31 de julho de 2026')
})

test('scores have two decimals, as the language writes them', () => {
	expect(formatsFor('pt-BR').decimal(8.7, 2)).toBe('8,70')
	expect(formatsFor('en').decimal(8.7, 2)).toBe('8.70')
	expect(formatsFor('pt-BR').number(12345)).toBe('12.345')
})
