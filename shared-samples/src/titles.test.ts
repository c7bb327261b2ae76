import { GENRES, TRENDING_TERMS } from 'shared-contract'
import { SAMPLES } from './index.ts'
import { count, repeated, TODAY, textsOf } from './samples.testing.ts'

const { titles, members, trending } = SAMPLES
const mangas = titles.filter(({ kind }) => kind === 'manga')

describe('the titles', () => {
	test('share no id and no key, nor a place in the carousel', () => {
		expect(repeated(titles.map(({ id }) => id))).toEqual([])
		expect(repeated(titles.map(({ key }) => key))).toEqual([])
		expect(repeated(titles.flatMap(({ featured }) => featured ?? []))).toEqual([])
	})

	test('are posted by members who had joined by then', () => {
		for (const { key, postedBy, addedAt } of titles) {
			const joined = members.find((member) => member.key === postedBy)?.joined ?? 'nobody'
			expect([key, joined <= addedAt, addedAt.slice(0, 10) <= TODAY]).toEqual([key, true, true])
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

	test.each(['pt', 'en'] as const)('have %s names of their own', (language) => {
		expect(repeated(titles.map(({ names }) => names[language]))).toEqual([])
	})
})

describe('the manga', () => {
	test('are at least 25, with ids from 101 to 140 and colours of their own', () => {
		expect(mangas.length).toBeGreaterThanOrEqual(25)
		expect(mangas.every(({ id }) => id >= 101 && id <= 140)).toBe(true)
		expect(repeated(mangas.map(({ color }) => color))).toEqual([])
		expect(mangas.every(({ color }) => /^#[0-9a-f]{6}$/.test(color))).toBe(true)
	})

	test.each([
		['Novel', 3],
		['Manhwa', 2],
		['OneShot', 1],
		['Manhua', 1],
	])('of format %s are %i', (format, expected) => {
		expect(count(mangas, (manga) => manga.format === format)).toBe(expected)
	})

	test.each(GENRES)('cover the genre %s', (genre) => {
		expect(mangas.some(({ genres }) => genres.includes(genre))).toBe(true)
	})

	test('are complete in at least eight cases of three to six volumes', () => {
		const complete = mangas.filter(({ status }) => status === 'completed')
		expect(count(complete, ({ volumes }) => volumes.length >= 3 && volumes.length <= 6)).toBeGreaterThanOrEqual(8)
		expect(complete.every(({ ended }) => ended !== null && ended <= TODAY)).toBe(true)
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

	test('have no votes before they are out, and a believable number after', () => {
		for (const { key, status, votes } of mangas) {
			const total = votes.reduce((sum, score) => sum + score, 0)
			const believable = status === 'not_released' ? total === 0 : total >= 150 && total <= 120_000
			expect([key, believable]).toEqual([key, true])
		}
		expect(count(mangas, ({ status }) => status === 'not_released')).toBe(2)
	})
})

describe('the trending terms', () => {
	test('are seven', () => {
		expect(trending).toHaveLength(TRENDING_TERMS)
		expect(repeated(trending)).toEqual([])
	})

	// They lead to the explore page, which lists no manga.
	test.each(trending)('%s is part of the name of an anime or a film', (term) => {
		const animes = titles.filter(({ kind }) => kind === 'anime')
		expect(animes.some(({ names }) => textsOf(names).some((name) => name.includes(term)))).toBe(true)
	})
})
