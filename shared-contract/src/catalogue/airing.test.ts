import { conforms } from '../conforms.ts'
import { array, object, oneOf, string } from '../schema.ts'
import {
	airingParts,
	airingPieces,
	airingText,
	airingTextOf,
	invalidAiringPart,
	parseAiring,
	validateAiring,
	zoneName,
} from './airing.ts'
import { knownLaterFields, splitLaterFields } from './revision.ts'

const WEEKLY = '2026-10-04 23:30 Asia/Tokyo week 12'

test.each([
	[WEEKLY, { date: '2026-10-04', time: '23:30', zone: 'Asia/Tokyo', every: 'week', episodes: 12 }],
	['2028-02-29 00:00 UTC day', { date: '2028-02-29', time: '00:00', zone: 'UTC', every: 'day', episodes: null }],
	[
		'2026-12-31 12:05 America/Argentina/Buenos_Aires once',
		{ date: '2026-12-31', time: '12:05', zone: 'America/Argentina/Buenos_Aires', every: 'once', episodes: null },
	],
] as const)('"%s" is read, and written the same', (text, airing) => {
	expect(parseAiring(text)).toEqual(airing)
	expect(airingText(airing)).toBe(text)
})

test.each(['', '  ', '- - Asia/Tokyo month', '- - - week', '\u200b'])('%j says nothing', (text) => {
	expect(validateAiring(text)).toEqual({ value: null })
})

test.each([
	['2026-10-04 - Asia/Tokyo week', 'airing.incomplete'],
	['- 23:30 Asia/Tokyo week', 'airing.incomplete'],
	['- - Asia/Tokyo week 12', 'airing.incomplete'],
	['2026-10-04', 'airing.incomplete'],
	['2026-02-30 23:30 Asia/Tokyo week', 'airing.date'],
	['1959-12-31 23:30 Asia/Tokyo week', 'airing.date'],
	['2101-01-01 23:30 Asia/Tokyo week', 'airing.date'],
	['+02026-10-04 23:30 Asia/Tokyo week', 'airing.date'],
	['2026-10-04 24:00 Asia/Tokyo week', 'airing.invalid'],
	['2026-10-04 9:30 Asia/Tokyo week', 'airing.invalid'],
	['2026-10-04 23:30 Asia/Atlantis week', 'airing.invalid'],
	["2026-10-04 23:30 UTC';-- week", 'airing.invalid'],
	['2026-10-04 23:30 Asia/Tokyo fortnight', 'airing.invalid'],
	['2026-10-04 23:30 Asia/Tokyo constructor', 'airing.invalid'],
	['2026-10-04 23:30 Asia/Tokyo week 0', 'airing.episodes'],
	['2026-10-04 23:30 Asia/Tokyo week 10001', 'airing.episodes'],
	['2026-10-04 23:30 Asia/Tokyo week 1.5', 'airing.episodes'],
	['2026-10-04 23:30 Asia/Tokyo week 12 13', 'airing.episodes'],
	['2026-10-04 23:30 Asia/Tokyo week -1', 'airing.episodes'],
	['<script>alert(1)</script> x', 'airing.invalid'],
])('"%s" is %s', (text, code) => {
	expect(validateAiring(text)).toEqual({ code })
	expect(parseAiring(text)).toBeUndefined()
})

test('what is shown once has no number of episodes, whatever was typed before', () => {
	expect(validateAiring('2026-10-04 23:30 Asia/Tokyo once 12')).toMatchObject({ value: { episodes: null } })
	expect(airingText({ ...airingParts(WEEKLY), every: 'once' })).toBe('2026-10-04 23:30 Asia/Tokyo once')
})

test('a form keeps what is typed part by part; what it begins with is no text', () => {
	const month = airingTextOf({ ...airingParts(''), every: 'month' })
	expect(airingParts(month)).toMatchObject({ date: '', every: 'month' })
	const dated = airingTextOf({ ...airingParts(month), date: '2026-10-04', episodes: '1e' })
	expect(airingParts(dated)).toEqual({
		date: '2026-10-04',
		time: '',
		zone: 'Asia/Tokyo',
		every: 'month',
		episodes: '1e',
	})
	expect(airingTextOf(airingParts(''))).toBe('')
	expect(airingTextOf(airingParts('', 'once'), 'once')).toBe('')
})

test.each([
	['airing.incomplete', '- 23:30 UTC week', 'date'],
	['airing.incomplete', '2026-10-04 - UTC week', 'time'],
	['airing.date', '2026-02-30 23:30 UTC week', 'date'],
	['airing.invalid', '2026-10-04 99:30 UTC week', 'time'],
	['airing.episodes', '2026-10-04 23:30 UTC week 0', 'episodes'],
])('%s of "%s" is about its %s', (code, text, part) => {
	expect(invalidAiringPart(code, airingParts(text))).toBe(part)
})

test('its pieces are those of its own zone, whoever reads them', () => {
	const airing = { date: '2026-12-31', time: '00:30', zone: 'Asia/Tokyo', every: 'week', episodes: null } as const
	expect(airingPieces(airing, 'pt-BR')).toEqual({
		date: '31 de dez. de 2026',
		weekday: 'quinta-feira',
		time: '00:30',
		zone: 'Horário Padrão do Japão',
	})
	expect(airingPieces(airing, 'ja')).toMatchObject({ weekday: '木曜日', date: '2026年12月31日', zone: '日本標準時' })
	expect(zoneName('UTC', 'en')).toBe('UTC')
})

test('a reader of before finds nothing in an answer that it would refuse, and one of today takes what it knows', () => {
	const { known, later } = splitLaterFields([
		{ field: 'title', value: 'Crônicas' },
		{ field: 'airing', value: WEEKLY },
	])
	const before = object({ values: array(object({ field: oneOf(['title', 'synopsis']), value: string() })) })
	expect(conforms(before, { values: known, later })).toBe(true)
	expect(knownLaterFields([...later, { field: 'ofTomorrow', value: 'x' }])).toEqual([
		{ field: 'airing', value: WEEKLY },
	])
	expect(knownLaterFields(undefined)).toEqual([])
})
