import { Home, ListingPage, SearchPage, SearchResults } from 'shared-contract'
import { MINUTE_MS } from 'shared-contract/units'
import { Check } from 'typebox/value'
import { testSite } from '../testing/site.testing.ts'
import { lookUpSubject } from './artworkSubject.ts'
import { draftOf, writeTitles } from './catalogue.testing.ts'
import { recordChanges, recordDeletion } from './recordChanges.ts'

const site = testSite()

const get = async (url: string) => {
	const answer = await site.app.inject(url)
	return { status: answer.statusCode, body: answer.json() }
}
const ids = (body: { items: { id: number }[] }) => body.items.map(({ id }) => id)
const named = (name: string) => [{ language: 'romaji', name }]

test('a list tells its page, its total and its cards', async () => {
	const [first = 0] = await writeTitles(
		site.db,
		draftOf({
			names: [...named('Sousou no Frieren'), { language: 'native', name: '葬送のフリーレン' }],
			genres: ['drama'],
		}),
	)
	const { status, body } = await get('/api/titles?kind=anime')
	expect(status).toBe(200)
	expect(Check(ListingPage, body)).toBe(true)
	expect(body).toMatchObject({ page: 1, pageSize: 18, total: 1 })
	expect(body.items[0]).toMatchObject({
		id: first,
		title: 'Sousou no Frieren',
		japaneseTitle: '葬送のフリーレン',
		genres: ['drama'],
		imageUrl: expect.stringMatching(new RegExp(`^/art/poster/${first}\\.svg\\?v=\\w+$`)),
		postedBy: { name: 'Niouka', avatarUrl: null },
	})
})

test('the last page holds the rest, the one after it nothing, and every title stands once', async () => {
	const written = await writeTitles(site.db, ...Array.from({ length: 40 }, () => draftOf()))
	const pages = await Promise.all([1, 2, 3, 4].map((page) => get(`/api/titles?kind=anime&page=${page}`)))
	expect(pages.map(({ body }) => body.items.length)).toEqual([18, 18, 4, 0])
	expect(pages.map(({ body }) => body.total)).toEqual([40, 40, 40, 40])
	expect(pages.flatMap(({ body }) => ids(body)).sort((one, other) => one - other)).toEqual(written)
})

test('a list and a search show a change at once', async () => {
	const [first = 0] = await writeTitles(site.db, draftOf({ names: named('Umibe') }))
	await get('/api/titles?kind=anime')
	const [second = 0] = await writeTitles(site.db, draftOf({ names: named('Yamabe'), rating: 9, weight: 500 }))
	expect(ids((await get('/api/titles?kind=anime')).body)).toEqual([second, first])
	expect((await get('/api/search?q=yamabe')).body.animes[0].id).toBe(second)

	await site.db.updateTable('title').set({ removed_at: new Date() }).where('id', '=', second).execute()
	await recordChanges(site.db, { titles: [second] })
	expect(ids((await get('/api/titles?kind=anime')).body)).toEqual([first])
	expect((await get('/api/search?q=yamabe')).body.animes).toEqual([])
})

test('rows that were deleted are gone from lists and search', async () => {
	const [first = 0, second = 0] = await writeTitles(site.db, draftOf({ names: named('Umibe') }), draftOf())
	await get('/api/search?q=umibe')
	await site.db.deleteFrom('title').where('id', '=', first).execute()
	await recordDeletion(site.db)
	expect(ids((await get('/api/titles?kind=anime')).body)).toEqual([second])
	expect((await get('/api/search?q=umibe')).body.animes).toEqual([])
})

test('a search answers in groups, and names what it met where that is none of the shown names', async () => {
	await writeTitles(
		site.db,
		draftOf({ names: [...named('Shingeki no Kyojin'), { language: 'synonym', name: 'Ataque dos Titãs' }] }),
		draftOf({ kind: 'manga', format: 'Manga', names: named('Ataque!!') }),
		draftOf({ format: 'Movie', names: named('Ataque Final') }),
	)
	const { status, body } = await get(`/api/search?q=${encodeURIComponent('ataque dos titas')}`)
	expect(status).toBe(200)
	expect(Check(SearchResults, body)).toBe(true)
	expect(body.animes[0]).toMatchObject({ title: 'Shingeki no Kyojin', matchedName: 'Ataque dos Titãs' })
	const { body: all } = await get('/api/search?q=ataque')
	expect([all.animes, all.mangas, all.movies, all.news].map((group) => group.length)).toEqual([1, 1, 1, 0])
})

test('the page of a search tells what each group and each list has; a list without any tells what a search has', async () => {
	await writeTitles(
		site.db,
		draftOf({ names: named('Oyasumi'), format: 'Movie' }),
		...Array.from({ length: 30 }, (_, place) =>
			draftOf({ kind: 'manga', format: 'Manga', names: named(`Punpun ${place}`) }),
		),
	)
	const { body: page } = await get('/api/search/page?q=punpun')
	expect(Check(SearchPage, page)).toBe(true)
	expect(page.mangas).toHaveLength(24)
	expect(page.found).toMatchObject({ animes: 0, mangas: 25, movies: 0, news: 0 })
	expect(page.listed).toEqual({ animes: 0, mangas: 30, movies: 0 })
	const { body: list } = await get('/api/titles?kind=anime&q=punpun')
	expect(list).toMatchObject({ total: 0, elsewhere: { animes: 0, mangas: 25, movies: 0, news: 0 } })
	expect((await get('/api/titles?kind=manga&q=punpun')).body).not.toHaveProperty('elsewhere')
})

test('a group of a search counts what its page shows, not what its list has in the middle of words', async () => {
	const names = ['Lua', 'Lua Nova', 'Evaluation', 'Valuable']
	await writeTitles(site.db, ...names.map((name) => draftOf({ names: named(name) })))
	const { body: page } = await get('/api/search/page?q=lua')
	expect(page.animes.map(({ title }: { title: string }) => title)).toEqual(['Lua', 'Lua Nova'])
	expect(page.found.animes).toBe(2)
	expect(page.listed.animes).toBe((await get('/api/titles?kind=anime&q=lua')).body.total)
	expect(page.listed.animes).toBe(4)
})

test('a search without results suggests names that are somewhat like it', async () => {
	await writeTitles(site.db, draftOf({ names: named('Oyasumi Punpun') }), draftOf({ names: named('Cowboy Bebop') }))
	const { body } = await get('/api/search/page?q=oyasum%20zzzkwq')
	expect(Object.values(body.found).every((count) => count === 0)).toBe(true)
	expect(body.suggestions).toEqual(['Oyasumi Punpun'])
})

test('a run-on synonym is shown as the part that was met', async () => {
	const name = 'Bukiccho Boukun, Totsugeki! Hanamaru Bentou, Night Keeper, Exorcist, The Guest From the Space'
	await writeTitles(site.db, draftOf({ names: [...named('Nikoniko'), { language: 'synonym', name }] }))
	const { body } = await get('/api/search?q=hanamaru%20bentou')
	expect(body.animes[0]?.matchedName).toBe('Totsugeki! Hanamaru Bentou')
})

test.each(['%25', "'%20or%201%3D1--", '%F0%9F%98%80', '%E2%80%AE', '%20', '%EF%BB%BF', '%5C', '_'])(
	'the hostile text %s is answered by list and search',
	async (text) => {
		expect((await get(`/api/search?q=${text}`)).status).toBe(200)
		expect((await get(`/api/titles?kind=anime&q=${text}`)).status).toBe(200)
	},
)

test('home is whole with an empty catalogue', async () => {
	const { status, body } = await get('/api/home')
	expect(status).toBe(200)
	expect(Check(Home, body)).toBe(true)
})

test('home shows a change of the catalogue at once, and what is no part of its version after a minute', async () => {
	const [first = 0] = await writeTitles(site.db, draftOf({ names: named('Umibe') }))
	const popular = async () => (await get('/api/home')).body.popular
	expect(ids({ items: await popular() })).toEqual([first])
	const [second = 0] = await writeTitles(site.db, draftOf({ rating: 9, weight: 500 }))
	expect(ids({ items: await popular() })).toEqual([second, first])

	await site.db.updateTable('title').set({ title: 'Yamabe' }).where('id', '=', second).execute()
	expect((await popular())[0].title).not.toBe('Yamabe')
	site.clock.now = new Date(site.clock.now.getTime() + MINUTE_MS + 1)
	expect((await popular())[0].title).toBe('Yamabe')
})

test('there is something to draw for what exists, and nothing for what does not', async () => {
	const [id = 0] = await writeTitles(site.db, draftOf({ names: named('Frieren'), genres: ['fantasy', 'drama'] }))
	expect(await lookUpSubject(site.db, 'poster', id)).toEqual({
		id,
		name: 'Frieren',
		nativeName: null,
		genres: ['fantasy', 'drama'],
		color: '#8b1e2d',
		number: null,
		version: expect.stringMatching(/^\w+$/),
	})
	for (const kind of ['poster', 'banner', 'episode', 'news'] as const) {
		expect(await lookUpSubject(site.db, kind, 999_999)).toBeUndefined()
		expect(await lookUpSubject(site.db, kind, 2 ** 40)).toBeUndefined()
	}
})

test('a list by rating shows the figure that it is sorted by', async () => {
	await writeTitles(
		site.db,
		draftOf({ rating: 10, votes: 1, weight: 1 }),
		draftOf({ rating: 9, votes: 900, weight: 900 }),
		draftOf({ rating: 9.2, votes: 60, weight: 60 }),
	)
	const { body } = await get('/api/titles?kind=anime&sort=rating')
	const shown = body.items.map(({ weightedRating }: { weightedRating: number }) => weightedRating)
	expect(shown).toEqual([...shown].sort((one, other) => other - one))
	expect(body.items[0].rating).toBe(9)
})
