import type { Static } from 'shared-contract/schema'
import { readMinutes } from './articles.ts'
import { comments } from './comments.ts'
import { type AnimeDraft, anime } from './titles/anime.ts'
import { broadcastSeason, dateInWords, monthsAfter } from './titles/dates.ts'
import { type MangaDraft, manga } from './titles/manga.ts'
import { bell } from './titles/title.ts'
import { dated } from './values.ts'

const written = {
	id: 1,
	key: 'uma-obra',
	names: { pt: 'Uma Obra', en: 'A Work', romaji: 'Sakuhin', native: '作品', synonyms: [] },
	genres: ['drama' as const],
	color: '#336699',
	synopsis: 'Uma sinopse.',
	postedBy: 'bia-kagawa',
	addedAt: '2026-10-01T12:00:00Z',
	staff: { Direção: 'Uma pessoa' },
	views: 0,
	likes: 0,
}

describe('an anime', () => {
	const episode = (title: string) => ({ title, description: `${title}.` })
	const first = { title: 'Temporada 1', start: '2025-12-25', minutes: 24, episodes: [episode('Um'), episode('Dois')] }
	const second = { title: 'Temporada 2', start: '2026-10-08', minutes: 24, episodes: [episode('Três')] }
	const of = (draft: Partial<Static<typeof AnimeDraft>>) =>
		anime({
			...written,
			format: 'TV',
			status: 'releasing',
			cast: { 'Uma personagem': 'Uma voz' },
			studio: 'Um estúdio',
			source: 'Mangá',
			ageRating: 'Livre',
			platforms: [],
			...draft,
		})

	test('is shown weekly, over the turn of a year', () => {
		expect(of({ seasons: [first] }).seasons).toEqual([
			{
				title: 'Temporada 1',
				episodes: [
					{ title: 'Um', description: 'Um.', minutes: 24, aired: '2025-12-25' },
					{ title: 'Dois', description: 'Dois.', minutes: 24, aired: '2026-01-01' },
				],
			},
		])
	})

	test('takes weekday and next episode from its latest season', () => {
		const { airing, started, year, minutes, cast, staff } = of({
			seasons: [first, second],
			slot: { time: '25:00', zone: 'Asia/Tokyo' },
		})
		expect(airing).toEqual({ weekday: 4, time: '25:00', zone: 'Asia/Tokyo', nextEpisode: 2 })
		expect({ started, year, minutes }).toEqual({ started: '2025-12-25', year: 2025, minutes: 24 })
		expect(cast).toEqual([{ character: 'Uma personagem', voiceActor: 'Uma voz' }])
		expect(staff).toEqual([{ role: 'Direção', person: 'Uma pessoa' }])
	})

	test('ends with its last episode if it is complete, a film on the day it is shown', () => {
		const film = { format: 'Movie', status: 'completed', started: '2023-10-06', minutes: 112 } as const
		expect(of({ status: 'completed', seasons: [first] }).ended).toBe('2026-01-01')
		expect(of(film).ended).toBe('2023-10-06')
		expect(of({ seasons: [first] }).ended).toBeNull()
	})

	test('says how many episodes there are, or are to come', () => {
		expect(of({ seasons: [first] }).information).toMatchObject({
			Formato: 'Série de TV',
			Episódios: '2',
			Duração: '24 min por episódio',
			Temporada: 'Outono de 2025',
		})
		const planned = of({ seasons: [first], planned: 12 })
		expect([planned.information.Episódios, planned.episodeCount]).toEqual(['12 (previstos)', 12])
		expect(of({ format: 'OVA', started: '2027-01', minutes: 18 }).information.Estreia).toBe('janeiro de 2027')
		expect(of({ format: 'Movie', started: '2023-10-06', minutes: 9 }).information).not.toHaveProperty('Episódios')
	})

	test('is refused by name if nothing dates it', () => {
		expect(() => of({})).toThrow('uma-obra')
	})
})

describe('a manga', () => {
	const volumes = [
		{ title: 'Volume 1', chapters: ['a', 'b'] },
		{ title: 'Volume 2', chapters: ['c'] },
	]
	const of = (draft: Partial<Static<typeof MangaDraft>>) =>
		manga({
			...written,
			format: 'Manga',
			status: 'completed',
			started: '2019-11-28',
			volumes,
			magazine: 'Revista Maré',
			...draft,
		})

	test('goes on from one volume to the next, month by month, over the turn of a year', () => {
		expect(of({}).volumes).toEqual([
			{
				title: 'Volume 1',
				chapters: [
					{ title: 'a', released: '2019-11-28' },
					{ title: 'b', released: '2019-12-28' },
				],
			},
			{ title: 'Volume 2', chapters: [{ title: 'c', released: '2020-01-28' }] },
		])
		expect(of({ everyMonths: 2 }).ended).toBe('2020-03-28')
	})

	test('says what it has and from when to when it came out', () => {
		expect(of({}).information).toEqual({
			Tipo: 'Mangá',
			Volumes: '2',
			Capítulos: '3',
			Status: 'Completo',
			Publicação: '28 de novembro de 2019 a 28 de janeiro de 2020',
			Serialização: 'Revista Maré',
		})
	})

	test('says that it is not over while it runs', () => {
		const { information, ended } = of({ status: 'releasing' })
		expect([information.Capítulos, ended]).toEqual(['3 (em andamento)', null])
		expect(information.Publicação).toBe('Desde 28 de novembro de 2019')
	})

	test('promises no more than is known before it is out', () => {
		const { information } = of({ status: 'not_released', started: '2027-02', volumes: [] })
		expect(information).toMatchObject({ Publicação: 'Prevista para fevereiro de 2027', Volumes: 'A anunciar' })
	})
})

describe('dates', () => {
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

	test.each(['2024-01-31', '2024-02-30', 'abril'])('%s has no like in every month', (first) => {
		expect(() => monthsAfter(first, 1)).toThrow(RangeError)
	})
})

describe('votes', () => {
	const sum = (votes: readonly number[]) => votes.reduce((total, count) => total + count, 0)
	const average = (votes: readonly number[]) =>
		votes.reduce((total, count, index) => total + count * (index + 1), 0) / sum(votes)

	test.each([
		[150, 6.4],
		[1_187, 7.2],
		[180_000, 8.6],
	])('%i around %f add up and are whole', (voters, mean) => {
		const votes = bell({ voters, mean })
		expect(sum(votes)).toBe(voters)
		expect(votes.every((count) => Number.isInteger(count) && count >= 0)).toBe(true)
		expect(Math.abs(average(votes) - mean)).toBeLessThan(0.25)
	})
})

describe('readMinutes', () => {
	const words = (count: number): string => `<p>${'palavra '.repeat(count)}</p>`

	test.each([
		[1, 1],
		[299, 1],
		[300, 2],
		[1000, 5],
	])('%i words at 200 a minute are %i', (count, minutes) => {
		expect(readMinutes(words(count))).toBe(minutes)
	})

	test('tags and their attributes are not read aloud', () => {
		expect(
			readMinutes(`${words(295)}<img src="/art/news/1.svg" alt="dez palavras que não contam para a conta da leitura">`),
		).toBe(1)
	})
})

describe('what is written some time ago', () => {
	test.each([
		['2d 5h 30m', 3210],
		['45m', 45],
		['310d', 446_400],
	])('%s is %i minutes', (ago, minutes) => {
		expect(dated({ by: 'duda-ramos', ago })).toEqual({ by: 'duda-ramos', minutesAgo: minutes })
	})

	test('has an id of its page, its thread and its place', () => {
		const said = { by: 'duda-ramos', ago: '1h', likes: 1, text: 'Oi.' }
		const [one, two] = comments({
			id: 'p',
			on: { title: 'uma-obra' },
			threads: [[said], [said, { ...said, spoiler: 3 }]],
		})
		expect([one?.id, two?.id, two?.replies]).toEqual([
			'p-1',
			'p-2',
			[{ id: 'p-2-1', by: 'duda-ramos', likes: 1, text: 'Oi.', spoiler: 3, minutesAgo: 60 }],
		])
	})
})
