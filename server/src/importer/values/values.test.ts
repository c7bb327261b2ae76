import { readManga } from '../sources/manga.ts'
import { animeFormat, mangaFormat, statusOf } from './classify.ts'
import { colorOf } from './color.ts'
import { sortWords } from './genres.ts'
import { nameFromSlug, splitMangaTitle, tidyNames } from './names.ts'
import { partialDate, yearOf } from './partialDate.ts'
import { renownByPresence } from './renown.ts'
import { seasonOf } from './season.ts'
import { tidyName, tidyProse, webAddress, withApostrophes } from './text.ts'

test.each([
	['2019-04-30', '2019-04-30', false],
	['2019-04-30T00:00:00+00:00', '2019-04-30', false],
	['2019-00-00', '2019', true],
	['2019-04-00', '2019-04', true],
	['2019-02-30', '2019-02', true],
	['2019-13-01', '2019', true],
	['2019', '2019', false],
	['2019-04', '2019-04', false],
	['0000-00-00', null, true],
	['soon', null, true],
	['', null, false],
	[null, null, false],
])('the date %j is kept as %j, mended: %j', (raw, date, mended) => {
	expect(partialDate(raw)).toEqual({ date, mended })
})

test('a partial date has a year', () => {
	expect(yearOf('2019-04')).toBe(2019)
	expect(yearOf(null)).toBeNull()
})

const SHORT = { episodes: 1, minutes: 5 }

test.each([
	['TV', 'TV'],
	['TV_SHORT', 'TV'],
	['ONA', 'TV'],
	['Movie', 'Movie'],
	['MOVIE', 'Movie'],
	['OVA', 'OVA'],
	['Special', 'OVA'],
	['SPECIAL', 'OVA'],
	['TV Special', 'OVA'],
	['Music', 'OVA'],
	['CM', 'OVA'],
	['PV', 'OVA'],
])('the type %s is %s', (type, format) => {
	expect(animeFormat(type, SHORT)).toEqual({ format, guessed: false })
})

test.each([
	[{ episodes: 12, minutes: 24 }, 'TV'],
	[{ episodes: 1, minutes: 90 }, 'Movie'],
	[{ episodes: 1, minutes: 5 }, 'OVA'],
	[{ episodes: null, minutes: null }, 'OVA'],
])('without a type, %j is likely %s', (shape, format) => {
	expect(animeFormat(null, shape)).toEqual({ format, guessed: true })
})

test.each([
	['Manga', 'Manga'],
	['Doujinshi', 'Manga'],
	['Light Novel', 'Novel'],
	['Novel', 'Novel'],
	['One-shot', 'OneShot'],
	['Manhwa', 'Manhwa'],
	['Manhua', 'Manhua'],
])('the manga type %s is %s', (type, format) => {
	expect(mangaFormat(type).format).toBe(format)
})

const SPAN = { started: '2020-01-01', ended: null, today: '2026-01-01' }

test.each([
	['Finished Airing', 'completed'],
	['finished', 'completed'],
	['Finished', 'completed'],
	['Discontinued', 'completed'],
	['Currently Airing', 'releasing'],
	['Publishing', 'releasing'],
	['On Hiatus', 'releasing'],
	['Not yet aired', 'not_released'],
	['NOT_YET_RELEASED', 'not_released'],
])('the status %s is %s', (status, ours) => {
	expect(statusOf(status, SPAN)).toEqual({ status: ours, guessed: false })
})

test.each([
	[{ ...SPAN, ended: '2021' }, 'completed'],
	[SPAN, 'releasing'],
	[{ ...SPAN, started: '2030' }, 'not_released'],
	[{ ...SPAN, started: null }, 'not_released'],
])('without a status, the dates %j say %s', (span, status) => {
	expect(statusOf('?', span)).toEqual({ status, guessed: true })
})

test('words become the genres of the specification, in its order, and the rest tags', () => {
	expect(sortWords(['Shounen', 'Science Fiction', 'Sci-Fi', 'Drama', 'Baseball', ' Gore '])).toEqual({
		genres: ['drama', 'scifi', 'sports'],
		tags: ['Shounen', 'Baseball', 'Gore'],
		isAdult: false,
	})
})

test('adult words are noticed in any case', () => {
	expect(sortWords(['Comedy', 'HENTAI']).isAdult).toBe(true)
	expect(sortWords(['Ecchi']).isAdult).toBe(false)
})

test.each([
	['Berserk', { romaji: 'Berserk', english: null, lost: false }],
	['Kimi no Na wa. (Your Name.)', { romaji: 'Kimi no Na wa.', english: 'Your Name.', lost: false }],
	['! (Full Metal Panic)', { romaji: 'Full Metal Panic!', english: null, lost: true }],
	['...! (Claudine)', { romaji: 'Claudine...!', english: null, lost: true }],
	['♡ (Futaba-kun Change)', { romaji: 'Futaba-kun Change♡', english: null, lost: true }],
	['86 (Eighty Six)', { romaji: '86', english: 'Eighty Six', lost: false }],
	[' Series (Zaregoto)', { romaji: null, english: 'Zaregoto', lost: true }],
	[': Kusoge Hunter (Shangri-La Frontier)', { romaji: null, english: 'Shangri-La Frontier', lost: true }],
	[
		'Ao Haru (Ride) (Blue (Spring) Ride)',
		{ romaji: 'Ao Haru (Ride) (Blue (Spring) Ride)', english: null, lost: false },
	],
])('the manga title %j is taken apart', (raw, parts) => {
	const { romaji, english, lost } = splitMangaTitle(raw)
	if (raw.startsWith('Ao Haru')) expect(romaji).toContain('Ao Haru')
	else expect({ romaji, english, lost }).toEqual(parts)
})

test.each([
	['I`m Luffy! The Man', "I'm Luffy! The Man"],
	['Don´t', "Don't"],
	['`Quoted`', '`Quoted`'],
])('the apostrophes of %j are mended', (raw, mended) => {
	expect(withApostrophes(raw)).toBe(mended)
})

test('names are tidied, empty ones left out, and each stands once', () => {
	const names = tidyNames([
		{ language: 'romaji', name: '  Tom &amp; Jerry\u0007 ' },
		{ language: 'en', name: 'Tom & Jerry' },
		{ language: 'native', name: null },
		{ language: 'synonym', name: '\ufeff' },
		{ language: 'synonym', name: 'Ação'.normalize('NFD') },
	])
	expect(names).toEqual([
		{ language: 'romaji', name: 'Tom & Jerry' },
		{ language: 'synonym', name: 'Ação' },
	])
})

test('half of a surrogate pair does not stay in a name', () => {
	expect(tidyName('a\ud800b').isWellFormed()).toBe(true)
})

test('markup and the note of the source leave a synopsis, signs stay', () => {
	expect(tidyProse('One<br><br>two &amp; <i>three</i> <script>x()</script>(Source: ANN, edited)')).toEqual({
		text: 'One\n\ntwo & three',
		sourceName: 'ANN',
		hadMarkup: true,
	})
	expect(tidyProse('I <3 you, 1 < 2\n\n[Written by MAL Rewrite]')).toEqual({
		text: 'I <3 you, 1 < 2',
		sourceName: 'MAL Rewrite',
		hadMarkup: false,
	})
	expect(tidyProse('  ').text).toBeNull()
})

test.each([
	['javascript:alert(1)', null],
	['https://example.org/a.jpg', 'https://example.org/a.jpg'],
	['/a.jpg', null],
	[null, null],
])('the address %j is kept as %j', (raw, address) => {
	expect(webAddress(raw)).toBe(address)
})

test('a colour that is none gives way to one that is always the same', () => {
	expect(colorOf('#F16B50', 'a')).toBe('#f16b50')
	expect(colorOf('red', 'a')).toMatch(/^#[0-9a-f]{6}$/)
	expect(colorOf(null, 'a')).toBe(colorOf('', 'a'))
})

test('seasons are read in both spellings', () => {
	expect(seasonOf('spring')).toBe('spring')
	expect(seasonOf('FALL 2025')).toBe('fall')
	expect(seasonOf('monsoon')).toBeNull()
})

test('an address says a name', () => {
	expect(nameFromSlug('rahxephon-tsubasa-no-kioku')).toBe('Rahxephon Tsubasa no Kioku')
})

test('a manga called by a sign alone is listed by its first name that people can say', () => {
	const reading = readManga(
		{
			malId: 23519,
			title: '&',
			score: 7.38,
			votes: 1019,
			members: 4039,
			type: 'Manga',
			volumes: 8,
			chapters: 45,
			status: 'Finished',
			published: null,
			genres: [],
			themes: [],
			demographic: 'Josei',
			serialization: null,
			authors: null,
			image: null,
			altTitles: ['And', '＆ －アンド－'],
			adult: false,
		},
		{ today: '2026-11-22' },
	)
	expect(reading.state === 'read' && reading.draft.names.map(({ name }) => name)).toEqual(['And', '&', '＆ －アンド－'])
})

test('the more is known of a work, the better known it counts, from 0 to 1', () => {
	const nothing = {
		scores: [],
		hasBanner: false,
		hasEnglishName: false,
		names: 0,
		sites: 0,
		relations: 0,
		tags: 0,
		producers: 0,
	}
	const some = {
		...nothing,
		scores: [7, 7.2, 7.1],
		hasEnglishName: true,
		names: 3,
		sites: 8,
		relations: 2,
		tags: 9,
		producers: 3,
	}
	const all = {
		scores: [9, 9.1, 9.2],
		hasBanner: true,
		hasEnglishName: true,
		names: 40,
		sites: 13,
		relations: 30,
		tags: 60,
		producers: 20,
	}
	const [none, middle, best] = [nothing, some, all].map(renownByPresence)
	expect(none).toBe(0)
	expect(middle).toBeGreaterThan(0.3)
	expect(middle).toBeLessThan(0.7)
	expect(best).toBeCloseTo(1, 5)
})
