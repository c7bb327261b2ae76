import { readdirSync } from 'node:fs'
import { GENRES } from 'shared-contract'
import { SAMPLES, type SampleTitle } from './index.ts'
import { count, repeated, TODAY, textsOf } from './samples.testing.ts'

const { titles, members, trending } = SAMPLES
const animes = titles.filter(({ kind }) => kind === 'anime')
const mangas = titles.filter(({ kind }) => kind === 'manga')
const airing = animes.filter(({ status }) => status === 'releasing')

const episodesOf = ({ seasons }: SampleTitle) => seasons.flatMap((season) => season.episodes)
const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay()
const sum = (votes: readonly number[]) => votes.reduce((total, count) => total + count, 0)

describe('the titles', () => {
	test('share no id, key, name or synopsis, nor a place in the carousel', () => {
		expect(repeated(titles.map(({ id }) => id))).toEqual([])
		expect(repeated(titles.map(({ key }) => key))).toEqual([])
		expect(repeated(titles.map(({ names }) => names.pt))).toEqual([])
		expect(repeated(titles.map(({ names }) => names.en))).toEqual([])
		expect(repeated(titles.map(({ synopsis }) => synopsis))).toEqual([])
		expect(repeated(titles.flatMap(({ featured }) => featured ?? []))).toEqual([])
	})

	test('are posted by members who had joined by then, until today', () => {
		for (const { key, postedBy, addedAt } of titles) {
			const joined = members.find((member) => member.key === postedBy)?.joined ?? 'nobody'
			expect([key, joined <= addedAt, addedAt.slice(0, 10) <= TODAY]).toEqual([key, true, true])
			expect(new Date(addedAt).toISOString().replace('.000', '')).toBe(addedAt)
		}
	})

	test('are related to other titles that exist, and the way back exists', () => {
		for (const { key, relations } of titles) {
			for (const { to } of relations) {
				const back = titles.find((title) => title.key === to)?.relations.some((relation) => relation.to === key)
				expect([key, to, to !== key && back]).toEqual([key, to, true])
			}
		}
	})

	test('have no genre twice, and dates that fit their status', () => {
		for (const { key, status, started, ended, genres } of titles) {
			expect([key, repeated(genres)]).toEqual([key, []])
			const isOver = ended !== null && ended >= started && ended <= TODAY
			expect([key, status === 'completed' ? isOver : ended === null]).toEqual([key, true])
			expect([key, started > TODAY]).toEqual([key, status === 'not_released'])
		}
	})

	test('have no votes before they are out', () => {
		for (const { key, status, votes } of titles) {
			expect([key, sum(votes) > 0]).toEqual([key, status !== 'not_released'])
		}
	})

	test.each(GENRES)('show the genre %s', (genre) => {
		expect(count(animes, ({ genres }) => genres.includes(genre))).toBeGreaterThanOrEqual(5)
		expect(count(mangas, ({ genres }) => genres.includes(genre))).toBeGreaterThanOrEqual(1)
	})
})

describe('the anime', () => {
	test('have files with the names of their keys', () => {
		const files = readdirSync(new URL('data/anime/', import.meta.url)).filter((file) => file.endsWith('.json'))
		expect(files.sort()).toEqual(animes.map(({ key }) => `${key}.json`).sort())
	})

	test('are told apart by colour', () => {
		const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
		const distance = (one: string, other: string) =>
			Math.hypot(...channels(one).map((value, at) => value - (channels(other)[at] ?? 0)))
		const near = animes.flatMap((one, at) =>
			animes.slice(at + 1).filter(({ key, color }) => key !== one.key && distance(one.color, color) < 24),
		)
		expect(near.map(({ key }) => key)).toEqual([])
	})

	test('fill the carousel with six works, one of them a film', () => {
		const featured = animes.filter((title) => title.featured !== null)
		expect(featured.map((title) => title.featured).sort()).toEqual([1, 2, 3, 4, 5, 6])
		expect(featured.some(({ format }) => format === 'Movie')).toBe(true)
	})

	test('have two names that begin with “Ação”', () => {
		expect(count(animes, ({ names }) => names.pt.startsWith('Ação'))).toBe(2)
	})

	// Without weighting it would lead every ranking.
	test('are in one case obscure, and only devotees voted on it', () => {
		const perfect = animes.filter(({ votes }) => votes[9] > 0 && sum(votes.slice(0, 9)) === 0)
		expect(perfect.map(({ votes }) => votes[9] < 10)).toEqual([true])
	})

	test('name people, and have been shown in order until today', () => {
		for (const title of animes) {
			const { key, cast, staff, status } = title
			expect([key, cast.length >= (status === 'not_released' ? 2 : 3), staff.length >= 3]).toEqual([key, true, true])
			const dates = episodesOf(title).map(({ aired }) => aired)
			expect([key, dates]).toEqual([key, dates.toSorted()])
			expect([key, dates.filter((date) => date > TODAY)]).toEqual([key, []])
		}
	})

	test('write their Japanese name in Japanese script and their romaji in Hepburn', () => {
		for (const { names } of animes) {
			expect(names.native).toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u)
			expect(names.romaji).toMatch(/^[A-Za-zāūēōŌ' :-]+$/)
		}
	})

	test('read as Portuguese, in whole sentences', () => {
		for (const title of animes) {
			const { names, synopsis, seasons, staff, cast, information, links } = title
			const episodes = episodesOf(title)
			const texts = [
				names.pt,
				synopsis,
				...seasons.map((season) => season.title),
				...episodes.flatMap((episode) => [episode.title, episode.description]),
				...staff.map(({ role }) => role),
				...cast.map(({ character }) => character),
				...textsOf(information),
				...links.map(({ name }) => name),
			]
			for (const text of texts) {
				expect(text).not.toMatch(/(?<!\p{L})(the|and|of|with|is|his|her|el|y|del|pero)(?!\p{L})/iu)
				expect(text).not.toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u)
			}
			for (const { description } of episodes) expect(description).toMatch(/^[\p{Lu}“].{30,}[.?!]$/u)
		}
		expect(repeated(animes.flatMap(episodesOf).map(({ description }) => description))).toEqual([])
	})
})

describe('the calendar', () => {
	test('airs exactly what is releasing', () => {
		expect(animes.filter((title) => title.airing !== null)).toEqual(airing)
	})

	test('has two releases on every weekday and three on some', () => {
		const perDay = [0, 1, 2, 3, 4, 5, 6].map((day) => count(airing, (title) => title.airing?.weekday === day))
		expect(Math.min(...perDay)).toBeGreaterThanOrEqual(2)
		expect(count(perDay, (releases) => releases >= 3)).toBeGreaterThanOrEqual(2)
	})

	test('has late slots past 24 hours and one slot in Brazilian time', () => {
		expect(airing.map((title) => title.airing?.time)).toEqual(expect.arrayContaining(['24:30', '25:00', '27:00']))
		expect(count(airing, (title) => title.airing?.zone === 'America/Sao_Paulo')).toBe(1)
	})

	test('has come every week until this one', () => {
		for (const title of airing) {
			const season = title.seasons.at(-1)?.episodes ?? []
			const latest = season.at(-1)?.aired ?? ''
			expect([title.key, season.map(({ aired }) => weekday(aired))]).toEqual([
				title.key,
				season.map(() => title.airing?.weekday),
			])
			expect([title.key, latest >= '2026-11-14' && latest <= TODAY]).toEqual([title.key, true])
		}
	})
})

describe('the manga', () => {
	test('have colours of their own', () => {
		expect(repeated(mangas.map(({ color }) => color))).toEqual([])
	})

	test('are complete in at least eight cases of three to six volumes', () => {
		const complete = mangas.filter(({ status }) => status === 'completed')
		expect(count(complete, ({ volumes }) => volumes.length >= 3 && volumes.length <= 6)).toBeGreaterThanOrEqual(8)
	})

	test('that run had a chapter within half a year, and none is dated ahead', () => {
		for (const { key, volumes } of mangas.filter(({ status }) => status === 'releasing')) {
			const latest = volumes.at(-1)?.chapters.at(-1)?.released ?? ''
			expect([key, latest >= '2026-05-21' && latest <= TODAY]).toEqual([key, true])
		}
	})

	test('repeat no chapter title within a work', () => {
		for (const { key, volumes } of mangas) {
			const chapters = volumes.flatMap((volume) => volume.chapters.map(({ title }) => title))
			expect([key, repeated(chapters)]).toEqual([key, []])
		}
	})
})

describe('the trending terms', () => {
	// They lead to the explore page, which lists no manga.
	test.each(trending)('%s is part of the name of an anime or a film', (term) => {
		expect(animes.some(({ names }) => textsOf(names).some((name) => name.includes(term)))).toBe(true)
	})

	test('are no two the same', () => {
		expect(repeated(trending)).toEqual([])
	})
})

describe('tags, songs and dubs', () => {
	test('are of titles that exist', () => {
		const keys = new Set(titles.map(({ key }) => key))
		const tagged = SAMPLES.tags.flatMap(({ titles, spoils = {} }) => [...Object.keys(titles), ...Object.keys(spoils)])
		const named = [...tagged, ...[...SAMPLES.songs, ...SAMPLES.dubs].map(({ title }) => title)]
		expect(named.filter((key) => !keys.has(key))).toEqual([])
	})

	test('name characters of their title, and its platforms are services', () => {
		for (const { title, voices = {} } of SAMPLES.dubs) {
			const cast = animes.find(({ key }) => key === title)?.cast.map(({ character }) => character) ?? []
			expect([title, Object.keys(voices).filter((name) => !cast.includes(name))]).toEqual([title, []])
		}
		const services = new Set(SAMPLES.services.map(({ name }) => name))
		expect(animes.flatMap(({ platforms }) => platforms).filter((name) => !services.has(name))).toEqual([])
	})
})
