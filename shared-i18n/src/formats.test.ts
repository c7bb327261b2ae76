import { formatDate, formatsFor } from './formats.ts'
import { nameOfCode } from './intl.ts'

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

describe.each(['pt-BR', 'en', 'ja'])('what is written without Intl reads as Intl writes it in %s', (tag) => {
	const formats = formatsFor(tag)
	const near = Array.from({ length: 12 }, (_, power) => 10 ** power).flatMap((power) =>
		[-500, -50.5, -1, 0, 1, 49.95, 50, 1234].map((step) => power + step),
	)
	const numbers = [
		...near,
		0,
		-0,
		0.04,
		0.05,
		1.005,
		8.445,
		8.95,
		999.95,
		999_949,
		999_950,
		9_999_999,
		1e-7,
		1e15,
		-3.5,
	]

	test.each([
		['numbers', {}, formats.number],
		['few letters', { notation: 'compact', maximumFractionDigits: 1 }, formats.compact],
		...[0, 1, 2].map((digits) => {
			const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
			return [`${digits} decimals`, options, (value: number) => formats.decimal(value, digits)] as const
		}),
	] as const)('%s', (_what, options, write) => {
		const format = new Intl.NumberFormat(tag, options)
		expect(numbers.map(write)).toEqual(numbers.map((number) => format.format(number)))
	})

	test.each(['short', 'long'] as const)('days, months and years, %s', (length) => {
		const day = new Intl.DateTimeFormat(tag, { year: 'numeric', month: length, day: 'numeric', timeZone: 'UTC' })
		const month = new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'long', timeZone: 'UTC' })
		const year = new Intl.DateTimeFormat(tag, { year: 'numeric', timeZone: 'UTC' })
		for (let at = Date.UTC(1999, 11, 30); at < Date.UTC(2001, 1, 3); at += 9 * 86_400_000) {
			const iso = new Date(at).toISOString()
			expect(formatDate(tag, iso.slice(0, 10), length)).toBe(day.format(at))
			expect(formatDate(tag, iso.slice(0, 7), length)).toBe(month.format(at))
			expect(formatDate(tag, iso.slice(0, 4), length)).toBe(year.format(at))
			const device = new Intl.DateTimeFormat(tag, { year: 'numeric', month: length, day: 'numeric' })
			expect(formatDate(tag, iso, length)).toBe(device.format(at))
		}
	})
})

test.each([
	['language', 'ja', 'pt-BR', 'japonês'],
	['language', 'pt-BR', 'en', 'Brazilian Portuguese'],
	['language', 'en', 'ja', '英語'],
	['language', 'no language', 'en', 'no language'],
	['region', 'JP', 'ja', '日本'],
	['region', 'not a code', 'en', 'not a code'],
] as const)('the %s %s is called in %s: %s', (type, code, tag, name) => {
	expect(nameOfCode(type, code, tag)).toBe(name)
})
