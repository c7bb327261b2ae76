import { ANIME_FORMATS, GENRES } from 'shared-contract'
import { ANIME } from './index.ts'

const TODAY = '2026-11-21'
const PLATFORMS = ['Lanterna+', 'Torii Play', 'Maré TV', 'Kiosque']
const MEMBERS = [
	'bia-kagawa',
	'caio-mori',
	'duda-ramos',
	'enzo-tanabe',
	'fernanda-lua',
	'gustavo-nakamura',
	'helo-vidal',
	'igor-satori',
]
const MANGA = [
	'cartas-do-farol',
	'oficina-dos-deuses-menores',
	'o-ultimo-trem-para-kamishiro',
	'ramen-as-tres-da-manha',
	'tinta-viva',
	'cordilheira',
]

const ofStatus = (status: string) => ANIME.filter((title) => title.status === status)
const episodesOf = (title: (typeof ANIME)[number]) => title.seasons.flatMap((season) => season.episodes)
const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()
const duplicates = (values: readonly (string | number)[]) => values.filter((value, at) => values.indexOf(value) !== at)
const colourDistance = (one: string, other: string) => {
	const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
	const [r = 0, g = 0, b = 0] = channels(one).map((value, at) => value - (channels(other)[at] ?? 0))
	return Math.hypot(r, g, b)
}

describe('the shelf', () => {
	test('holds at least 44 works: 30 series, 9 films and 5 OVAs', () => {
		const count = (format: string) => ANIME.filter((title) => title.format === format).length
		expect(ANIME.length).toBeGreaterThanOrEqual(44)
		expect(count('TV')).toBeGreaterThanOrEqual(30)
		expect(count('Movie')).toBeGreaterThanOrEqual(9)
		expect(count('OVA')).toBeGreaterThanOrEqual(5)
	})

	test('gives each work an id below 100 and names that no other has', () => {
		expect(ANIME.every(({ id }) => id >= 1 && id <= 99)).toBe(true)
		expect(duplicates(ANIME.map(({ id }) => id))).toEqual([])
		expect(duplicates([...MANGA, ...ANIME.map(({ key }) => key)])).toEqual([])
		for (const name of ['pt', 'en', 'romaji', 'native'] as const) {
			expect(duplicates(ANIME.map(({ names }) => names[name]))).toEqual([])
		}
	})

	test('has every genre at least five times, and one to four genres a work', () => {
		for (const genre of GENRES) {
			const works = ANIME.filter((title) => title.genres.includes(genre))
			expect([genre, works.length >= 5]).toEqual([genre, true])
		}
		for (const { key, genres } of ANIME) {
			expect([key, genres.length >= 1 && genres.length <= 4, duplicates(genres)]).toEqual([key, true, []])
		}
	})

	test('tells works apart by colour', () => {
		const near = ANIME.flatMap((one, at) =>
			ANIME.slice(at + 1)
				.filter((other) => colourDistance(one.color, other.color) < 24)
				.map((other) => [one.key, other.key]),
		)
		expect(near).toEqual([])
		expect(ANIME.every(({ color }) => /^#[0-9a-f]{6}$/.test(color))).toBe(true)
	})

	test('features six works, numbered, one of them a film', () => {
		const featured = ANIME.filter((title) => title.featured !== null)
		expect(featured.map((title) => title.featured).sort()).toEqual([1, 2, 3, 4, 5, 6])
		expect(featured.some((title) => title.format === 'Movie')).toBe(true)
	})

	test('finds two works whose name begins with “Ação”', () => {
		expect(ANIME.filter(({ names }) => names.pt.startsWith('Ação'))).toHaveLength(2)
	})

	test('has one obscure work that only devotees voted on', () => {
		const perfect = ANIME.filter(({ votes }) => votes[9] > 0 && votes.slice(0, 9).every((count) => count === 0))
		expect(perfect).toHaveLength(1)
		expect(perfect[0]?.votes[9]).toBeLessThan(10)
	})
})

describe('the calendar', () => {
	test('airs exactly what is releasing', () => {
		expect(ANIME.filter((title) => title.airing !== null)).toEqual(ofStatus('releasing'))
	})

	test('has two releases on every weekday and three on some', () => {
		const perDay = [0, 1, 2, 3, 4, 5, 6].map((day) => ANIME.filter((title) => title.airing?.weekday === day).length)
		expect(Math.min(...perDay)).toBeGreaterThanOrEqual(2)
		expect(perDay.filter((count) => count >= 3).length).toBeGreaterThanOrEqual(2)
	})

	test('writes late slots past 24 hours and one slot in Brazilian time', () => {
		const slots = ofStatus('releasing').flatMap(({ airing }) => (airing === null ? [] : [airing]))
		expect(slots.every(({ time }) => /^(1[0-9]|2[0-9]):[0-5][0-9]$/.test(time))).toBe(true)
		expect(slots.map(({ time }) => time)).toEqual(expect.arrayContaining(['24:30', '25:00', '27:00']))
		expect(slots.filter(({ zone }) => zone === 'America/Sao_Paulo')).toHaveLength(1)
	})

	test.each(ofStatus('releasing').map((title) => [title.key, title] as const))(
		'%s has come every week until this one',
		(_, title) => {
			const season = title.seasons.at(-1)?.episodes ?? []
			const latest = season.at(-1)?.aired ?? ''
			expect(season.map(({ aired }) => weekday(aired))).toEqual(season.map(() => title.airing?.weekday))
			expect(title.airing?.nextEpisode).toBe(season.length + 1)
			expect(latest >= '2026-11-14' && latest <= TODAY).toBe(true)
		},
	)
})

describe.each(ANIME.map((title) => [title.key, title] as const))('%s', (_, title) => {
	const episodes = episodesOf(title)

	test('is an anime of a known format, of the year in which it began', () => {
		expect(title.kind).toBe('anime')
		expect(ANIME_FORMATS).toContain(title.format)
		expect(title.started).toMatch(/^(199[89]|20[012]\d)(-(0[1-9]|1[0-2])(-\d{2})?)?$/)
		expect(title.year).toBe(Number(title.started.slice(0, 4)))
		expect(title.volumes).toEqual([])
	})

	test('has dates that fit its status', () => {
		if (title.status === 'not_released') {
			expect(title.started > TODAY).toBe(true)
			expect(episodes).toEqual([])
		}
		if (title.status === 'completed') expect(title.ended !== null && title.ended >= title.started).toBe(true)
		if (title.status !== 'completed') expect(title.ended).toBeNull()
		const dates = episodes.map(({ aired }) => aired)
		expect(dates).toEqual([...dates].sort())
		expect(dates.every((date) => date <= TODAY)).toBe(true)
	})

	test('was added to the site between January 2025 and today, by a member', () => {
		expect(new Date(title.addedAt).toISOString().slice(0, 19)).toBe(title.addedAt.slice(0, 19))
		expect(title.addedAt > '2025-01-01' && title.addedAt < `${TODAY}T`).toBe(true)
		expect(MEMBERS).toContain(title.postedBy)
	})

	test('relates only to works that exist', () => {
		const known = [...MANGA, ...ANIME.map(({ key }) => key)]
		expect(title.relations.filter(({ to }) => to === title.key || !known.includes(to))).toEqual([])
	})

	test('names people, platforms and links', () => {
		expect(title.cast.length).toBeGreaterThanOrEqual(title.status === 'not_released' ? 2 : 3)
		expect(title.staff.length).toBeGreaterThanOrEqual(3)
		expect(title.platforms.filter((platform) => !PLATFORMS.includes(platform))).toEqual([])
		expect(title.links.every(({ url }) => new URL(url).hostname === 'example.org')).toBe(true)
	})

	test('writes its Japanese name in Japanese script and its romaji in Hepburn', () => {
		expect(title.names.native).toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u)
		expect(title.names.romaji).toMatch(/^[A-Za-zāūēōŌ' :-]+$/)
	})

	test('reads as Portuguese, in composed characters', () => {
		const texts = [
			title.names.pt,
			title.synopsis,
			...title.seasons.map((season) => season.title),
			...episodes.flatMap((episode) => [episode.title, episode.description]),
			...title.staff.map(({ role }) => role),
			...title.cast.map(({ character }) => character),
			...Object.entries(title.information).flat(),
			...title.links.map(({ name }) => name),
		]
		for (const text of texts) {
			expect(text).toBe(text.normalize('NFC'))
			expect(text).toBe(text.trim())
			expect(text).not.toMatch(/(?<!\p{L})(the|and|of|with|is|his|her|el|y|del|pero)(?!\p{L})/iu)
			expect(text).not.toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u)
		}
		expect(title.synopsis.length).toBeGreaterThan(200)
		expect(episodes.every(({ description }) => /^[\p{Lu}“].{30,}[.?!]$/u.test(description))).toBe(true)
	})
})

test('no episode tells what another one tells', () => {
	expect(duplicates(ANIME.flatMap(episodesOf).map(({ description }) => description))).toEqual([])
	expect(duplicates(ANIME.map(({ synopsis }) => synopsis))).toEqual([])
})
