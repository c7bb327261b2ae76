import { EpisodeListPage, Facets, ListingPage, RankingPage } from 'shared-contract'
import { Check } from 'typebox/value'
import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { draftOf, writeTitles } from '../catalogue.testing.ts'
import { recordChanges, recordDeletion } from '../recordChanges.ts'

const site = testSite()

const get = async (url: string, headers: Record<string, string> = {}) => {
	const answer = await site.app.inject({ url, headers })
	return { status: answer.statusCode, cache: answer.headers['cache-control'], body: answer.json() }
}
// The rows of the test before are gone without a trace.
beforeEach(() => recordDeletion(site.db))

const ids = (body: { items: { id: number }[] }) => body.items.map(({ id }) => id)

test.each([
	['genres=action,drama', [1]],
	['genres=drama', [1, 2]],
	['genre=drama&genres=action', [1]],
	['genres=drama&without=action', [2]],
	['without=drama,comedy', [4]],
	['format=TV,OVA', [1, 3, 4]],
	['status=releasing,completed', [1, 2, 3]],
	['year=2024', [2, 4]],
	['season=fall', [3]],
	['year=2024&season=spring', [2]],
	['genres=action&without=action', []],
	['score=8-', [1]],
	['score=5.5-8', [2]],
	['score=-10', [1, 2]],
	['episodes=-13', [1, 2]],
	['episodes=13-', [3]],
	['minutes=-30&episodes=1-12', [1]],
	['minutes=100-', [2]],
	['minutes=-', [1, 2, 3, 4]],
	['tags=time%20loop', [1, 2]],
	['tags=loop temporal,Food', []],
	['tags=TIME LOOP,space', [1]],
	['tags=Nobody', []],
])('the filter %s leaves %j', async (query, left) => {
	await writeTitles(
		site.db,
		draftOf({
			genres: ['action', 'drama'],
			season: 'winter',
			rating: 8.5,
			weight: 100,
			episodes: 12,
			minutes: 24,
			tags: ['Time Loop', 'Space'],
		}),
		draftOf({
			genres: ['drama'],
			format: 'Movie',
			year: 2024,
			season: 'spring',
			rating: 5.5,
			weight: 100,
			episodes: 1,
			minutes: 110,
			tags: ['Time Loop'],
		}),
		draftOf({ genres: ['comedy'], format: 'OVA', status: 'releasing', season: 'fall', episodes: 24 }),
		draftOf({ genres: [], status: 'not_released', year: 2024, started: null, episodes: null }),
	)
	const { status, body } = await get(`/api/titles?kind=anime&${query}`)
	expect(status).toBe(200)
	expect(ids(body)).toEqual(left)
	expect(body.total).toBe(left.length)
})

test('the title of exactly the typed name is first in every search, but for a list in another order', async () => {
	const named = (name: string, rating: number) =>
		draftOf({ names: [{ language: 'romaji', name }], rating, weight: 1000, renown: rating / 10 })
	await writeTitles(
		site.db,
		named('Onda Sonora!!', 9),
		named('Onda Sonora!', 5),
		named('Onda Sonora III', 9),
		named('Onda Sonora II', 5),
	)
	const q = encodeURIComponent('onda sonora!')
	const listed = async (query: string) => ids((await get(`/api/titles?kind=anime&q=${query}`)).body)
	expect((await listed(q))[0]).toBe(2)
	expect((await listed('onda%20sonora%20ii'))[0]).toBe(4)
	expect((await listed(`${q}&sort=popularity`))[0]).not.toBe(2)
	expect(await listed(`${q}&year=1990`)).toEqual([])
	const { body: found } = await get(`/api/search?q=${q}`)
	const { body: page } = await get(`/api/search/page?q=${q}`)
	const { body: app } = await get(`/api/v1/search?q=${q}`)
	expect([found.animes[0].id, page.animes[0].id, app.items[0].id]).toEqual([2, 2, 2])
})

test('a thousand filters are refused', async () => {
	const thousand = Array.from({ length: 1000 }, () => 'action').join()
	expect((await get(`/api/titles?kind=anime&genres=${thousand}`)).status).toBe(400)
	expect((await get(`/api/titles?kind=anime${'&genre=action'.repeat(1000)}`)).status).toBe(400)
})

test("what is on a member's list is hidden from them, and from nobody else", async () => {
	const [first = 0, second = 0] = await writeTitles(site.db, draftOf(), draftOf())
	const key = (await newMember(site.app)).headers
	await site.app.inject({ method: 'PUT', url: `/api/saved/${first}`, headers: key })

	const mine = await get('/api/titles?kind=anime&hide=mine', key)
	expect(ids(mine.body)).toEqual([second])
	expect(mine.body.total).toBe(1)
	expect(mine.cache).toBe('private, no-cache')

	const visitors = await get('/api/titles?kind=anime&hide=mine')
	expect(visitors.body.total).toBe(2)
	expect(visitors.cache).toBe('private, no-cache')
	expect((await get('/api/titles?kind=anime', key)).cache).toMatch(/^public/)
})

test('lists can be filtered by the years and seasons that there are titles of', async () => {
	await writeTitles(
		site.db,
		draftOf({ year: 1999, season: 'fall', started: null }),
		draftOf({ year: 2024, season: 'winter', started: null }),
		draftOf({ year: null, started: null }),
		draftOf({ kind: 'manga', format: 'Manga', year: 1988 }),
	)
	const { body } = await get('/api/titles/facets?kind=anime')
	expect(Check(Facets, body)).toBe(true)
	const none = { dubs: [], services: [] }
	expect(body).toEqual({ years: [2024, 1999], seasons: ['winter', 'fall'], ...none })
	expect((await get('/api/titles/facets?kind=manga')).body).toEqual({ years: [1988], seasons: [], ...none })
	await writeTitles(site.db, draftOf({ year: 2025 }))
	expect((await get('/api/titles/facets?kind=anime')).body.years).toEqual([2025, 2024, 1999])
})

test('the ranking goes by popularity, 10 a page, and its numbers go on', async () => {
	const rated = Array.from({ length: 12 }, (_, place) => draftOf({ rating: 9 - place / 10, votes: 100, weight: 100 }))
	const written = await writeTitles(
		site.db,
		...rated,
		draftOf({ kind: 'manga', format: 'Manga', rating: 10, weight: 900 }),
	)
	const first = await get('/api/ranking')
	expect(Check(RankingPage, first.body)).toBe(true)
	expect(first.body).toMatchObject({ page: 1, pageSize: 10, total: 12 })
	const second = await get('/api/ranking?page=2')
	const all = [...first.body.items, ...second.body.items]
	expect(all.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
	expect(all.map(({ title }) => title.id)).toEqual(written.slice(0, 12))
	for (const { popularity, weightedRating, title } of all) {
		expect(popularity).toBeCloseTo(weightedRating ** 2 * 10 + title.totalVotes / 100)
	}
	expect((await get('/api/ranking?page=3')).body).toMatchObject({ items: [], total: 12 })
})

test.each([
	['year=2020', 2],
	['season=fall&year=2020', 1],
	['format=Movie', 1],
	['genres=drama', 1],
])('ranks count within %s', async (query, total) => {
	await writeTitles(
		site.db,
		draftOf({ rating: 9, votes: 100, weight: 100, year: 2019 }),
		draftOf({ rating: 8, votes: 100, weight: 100, year: 2020, season: 'fall' }),
		draftOf({ rating: 7, votes: 100, weight: 100, year: 2020, season: 'spring', genres: ['drama'] }),
		draftOf({ rating: 6, votes: 100, weight: 100, year: 2021, format: 'Movie' }),
	)
	const { body } = await get(`/api/ranking?${query}`)
	expect(body).toMatchObject({ total, items: Array.from({ length: total }, (_, place) => ({ rank: place + 1 })) })
})

async function addEpisodes(titleId: number, aired: readonly (string | null)[]): Promise<number[]> {
	const season = await site.db
		.insertInto('season')
		.values({ title_id: titleId, number: 1 })
		.returning('id')
		.executeTakeFirstOrThrow()
	const rows = await site.db
		.insertInto('episode')
		.values(
			aired.map((day, place) => ({
				title_id: titleId,
				season_id: season.id,
				kind: 'regular' as const,
				number: place + 1,
				label: String(place + 1),
				title: `Episódio ${place + 1}`,
				minutes: 24,
				aired: day,
			})),
		)
		.returning('id')
		.execute()
	await recordChanges(site.db, { titles: [titleId] })
	return rows.map(({ id }) => id)
}

test('episodes that have been shown come latest first; what is still to come and what is removed is not there', async () => {
	const [kept = 0, gone = 0] = await writeTitles(site.db, draftOf(), draftOf())
	await get('/api/episodes')
	const [old, late, , today] = await addEpisodes(kept, ['2025-01-05', '2026-03-30', null, '2026-04-01', '2026-04-02'])
	await addEpisodes(gone, ['2026-03-31'])
	const both = await get('/api/episodes')
	expect(Check(EpisodeListPage, both.body)).toBe(true)
	expect(both.body).toMatchObject({ page: 1, pageSize: 20, total: 4 })

	await site.db.updateTable('title').set({ removed_at: new Date() }).where('id', '=', gone).execute()
	await recordChanges(site.db, { titles: [gone] })
	const { body } = await get('/api/episodes')
	expect(ids(body)).toEqual([today, late, old])
	expect(body.items[0]).toMatchObject({ animeId: kept, durationMinutes: 24, postedBy: { name: 'Niouka' } })

	site.clock.now = new Date('2026-04-02T12:00:00Z')
	expect((await get('/api/episodes')).body.total).toBe(4)
})

test('every episode stands on one page, and the page after the last is empty', async () => {
	const [title = 0] = await writeTitles(site.db, draftOf())
	const written = await addEpisodes(
		title,
		Array.from({ length: 45 }, () => '2026-01-10'),
	)
	const pages = await Promise.all([1, 2, 3, 4].map((page) => get(`/api/episodes?page=${page}`)))
	expect(pages.map(({ body }) => body.items.length)).toEqual([20, 20, 5, 0])
	expect(pages.flatMap(({ body }) => ids(body))).toEqual(written.toReversed())
})

test('a list past its last page has its total', async () => {
	await writeTitles(site.db, draftOf())
	const { body } = await get('/api/titles?kind=anime&page=900')
	expect(Check(ListingPage, body)).toBe(true)
	expect(body).toMatchObject({ items: [], page: 900, total: 1 })
})
