import { insertRows } from '../../core/database/insertRows.ts'
import { seedSamples } from '../../site/samples/seedSamples.ts'
import { testSite } from '../../testing/site.testing.ts'

const LONG = 9001
const MANGA = 9002

const site = testSite({
	async seed(db) {
		await seedSamples(db, new Date('2026-04-01T12:00:00Z'))
		const title = { status: 'completed' as const, sort_title: 'longa', year: 2000 }
		await insertRows(db, 'title', [
			{ id: LONG, kind: 'anime', format: 'TV', title: 'A Longa', poster_url: 'https://example.org/p.jpg', ...title },
			{ id: MANGA, kind: 'manga', format: 'Manga', title: 'O Longo', poster_url: null, ...title },
		])
		await insertRows(db, 'season', [
			{ id: 9001, title_id: LONG, number: 0, title: null },
			{ id: 9002, title_id: LONG, number: 1, title: null },
		])
		const numbers = Array.from({ length: 1000 }, (_, index) => index + 1)
		const episode = (season_id: number, number: number) => ({
			title_id: LONG,
			season_id,
			kind: 'regular' as const,
			number,
			label: String(number),
			title: `Episódio ${number}`,
			names: number === 1 ? { ja: '一話', en: 'One' } : null,
		})
		await insertRows(db, 'episode', [...numbers.map((number) => episode(9002, number)), episode(9001, 1)])
		const volumes = Array.from({ length: 110 }, (_, index) => index + 1)
		await insertRows(
			db,
			'volume',
			volumes.map((number) => ({ id: 9000 + number, title_id: MANGA, number })),
		)
		await insertRows(
			db,
			'chapter',
			Array.from({ length: 1100 }, (_, index) => ({
				title_id: MANGA,
				volume_id: 9001 + Math.floor(index / 10),
				number: index + 1,
				title: `Capítulo ${index + 1}`,
				reader_url: index === 0 ? 'javascript:alert(1)' : null,
			})),
		)
		await insertRows(db, 'chapter', [{ title_id: MANGA, volume_id: null, number: 1101.5, title: 'Extra' }])
		await insertRows(db, 'external_link', [
			{ title_id: LONG, position: 0, name: 'Mau', url: 'javascript:alert(1)' },
			{ title_id: LONG, position: 1, name: 'Bom', url: 'https://example.org' },
		])
		await insertRows(db, 'title_relation', [{ title_id: LONG, position: 0, kind: 'adaptation', target_id: MANGA }])
		await insertRows(db, 'title_picture', [
			{ title_id: LONG, kind: 'poster', position: 0, url: '/art/poster/9001.svg' },
			{ title_id: LONG, kind: 'poster', position: 1, url: '/art/poster/1.svg' },
			{ title_id: LONG, kind: 'poster', position: 2, url: 'https://example.org/elsewhere.jpg' },
		])
	},
})

const get = (url: string, headers = {}) => site.app.inject({ url, headers })
const pageOf = async (id: number) => (await get(`/api/titles/${id}`)).json()

test('a series shows its names, seasons, cast, staff, links, platforms and score', async () => {
	const answer = await get('/api/titles/11')
	expect(answer.statusCode).toBe(200)
	expect(answer.json()).toMatchObject({
		id: 11,
		kind: 'anime',
		format: 'TV',
		title: 'O Sineiro de Yukinashi',
		japaneseTitle: '雪無の鐘つき',
		names: expect.arrayContaining([{ language: 'synonym', name: 'Kanetsuki' }]),
		seasons: [{ number: 1, title: 'Temporada 1', total: 5 }],
		firstEpisodes: expect.arrayContaining([expect.objectContaining({ number: 1, title: 'Sete', durationMinutes: 24 })]),
		cast: expect.arrayContaining([expect.objectContaining({ character: expect.objectContaining({ name: 'Inori' }) })]),
		staff: expect.arrayContaining([expect.objectContaining({ role: 'director' })]),
		platforms: expect.arrayContaining([expect.objectContaining({ name: 'Kiosque', status: 'available' })]),
	})
})

test('the information stands in the order of the page', async () => {
	const labels = (await pageOf(11)).information.map(({ label }: { label: string }) => label)
	expect(labels).toEqual(['Formato', 'Episódios', 'Duração', 'Temporada', 'Estúdio', 'Fonte', 'Classificação'])
})

test('mean, distribution and total are those of the votes', async () => {
	const { score } = await pageOf(11)
	const votes = score.distribution.reduce((sum: number, count: number) => sum + count, 0)
	const points = score.distribution.reduce((sum: number, count: number, index: number) => sum + count * (index + 1), 0)
	expect(score.totalVotes).toBe(votes)
	expect(score.rating).toBeCloseTo(points / votes, 10)
	expect(score.source).toBeNull()
})

test('a series of 1,000 episodes opens with its first 50, its extras last', async () => {
	const answer = await get(`/api/titles/${LONG}`)
	const page = answer.json()
	expect(page.seasons).toEqual([
		{ number: 1, title: null, total: 1000 },
		{ number: 0, title: null, total: 1 },
	])
	expect(page.firstEpisodes).toHaveLength(50)
	expect(page.firstEpisodes[0]).toMatchObject({ number: 1, englishTitle: 'One', japaneseTitle: '一話' })
	expect(answer.rawPayload.length).toBeLessThan(32 * 1024)
})

test('a manga of 1,100 chapters opens with those of its first volume; loose ones stand last', async () => {
	const answer = await get(`/api/titles/${MANGA}`)
	const page = answer.json()
	expect(page.volumes).toHaveLength(111)
	expect(page.volumes.at(-1)).toEqual({ number: 0, title: null, total: 1 })
	expect(page.firstChapters.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
	expect(answer.rawPayload.length).toBeLessThan(32 * 1024)
})

test.each([
	['', 1, 50],
	['?page=20', 951, 1000],
	['?order=descending', 1000, 951],
	['?order=descending&page=20', 50, 1],
])('the episodes of a season%s run from %i to %i', async (query, first, last) => {
	const { items } = (await get(`/api/titles/${LONG}/seasons/1/episodes${query}`)).json()
	expect(items).toHaveLength(50)
	expect(items[0].number).toBe(first)
	expect(items.at(-1).number).toBe(last)
})

test.each([
	['seasons/1/episodes?page=21', []],
	['seasons/7/episodes', []],
	['volumes/1/chapters', []],
])('%s of a series without it is empty', async (path, items) => {
	expect((await get(`/api/titles/${LONG}/${path}`)).json()).toEqual({ items })
})

test('chapters come by their volume, either way round; volume 0 holds the loose ones', async () => {
	const numbers = async (path: string) =>
		(await get(`/api/titles/${MANGA}/volumes/${path}`)).json().items.map(({ number }: { number: number }) => number)
	expect((await numbers('110/chapters?order=descending')).slice(0, 2)).toEqual([1100, 1099])
	expect(await numbers('0/chapters')).toEqual([1101.5])
})

test('nothing that could run is linked to', async () => {
	expect((await pageOf(LONG)).externalLinks).toEqual([{ name: 'Bom', url: 'https://example.org/' }])
	expect((await pageOf(MANGA)).firstChapters[0].readerUrl).toBeNull()
})

test('a picture stands once, and those of other sites only where the site may show them', async () => {
	expect((await pageOf(LONG)).posters).toEqual([
		expect.stringMatching(/^\/art\/poster\/9001\.svg\?v=\w+$/),
		'/art/poster/1.svg',
	])
	expect((await pageOf(MANGA)).posters).toEqual([
		expect.stringMatching(new RegExp(`^/art/poster/${MANGA}\\.svg\\?v=\\w+$`)),
	])
})

test('related works tell of each other, each in its own direction', async () => {
	const relations = async (id: number) =>
		(await pageOf(id)).related.map(({ relation, title }: { relation: string; title: { id: number } }) => [
			relation,
			title.id,
		])
	expect(await relations(LONG)).toEqual([['adaptation', MANGA]])
	expect(await relations(MANGA)).toEqual([['source', LONG]])
})

test('a page that has not changed is not sent twice', async () => {
	const first = await get('/api/titles/11')
	expect(first.headers['cache-control']).toBe('public, no-cache')
	const again = await get('/api/titles/11', { 'if-none-match': first.headers.etag })
	expect(again.statusCode).toBe(304)
})

test('the place in its year is that of the list of the year by score, and only one of the first hundred', async () => {
	const ids = Array.from({ length: 102 }, (_, index) => 5000 + index)
	await insertRows(
		site.db,
		'title',
		ids.map((id, index) => ({
			id,
			kind: 'anime' as const,
			format: 'TV' as const,
			status: 'completed' as const,
			title: `Obra ${id}`,
			sort_title: `obra ${id}`,
			year: 1987,
			rating: 8,
			// Two share a place's score; the last one has no votes.
			weighted_rating: index === 101 ? 0 : 9 - Math.max(1, index) / 100,
			removed_at: index === 2 ? new Date('2026-01-01') : null,
		})),
	)
	await insertRows(site.db, 'title', [
		{
			id: 5200,
			kind: 'manga',
			format: 'Manga',
			status: 'completed',
			title: 'M',
			sort_title: 'm',
			year: 1987,
			weighted_rating: 9.5,
		},
		{
			id: 5201,
			kind: 'anime',
			format: 'TV',
			status: 'completed',
			title: 'N',
			sort_title: 'n',
			year: null,
			weighted_rating: 9,
		},
	])
	const ranks: unknown[] = []
	for (const id of [5000, 5001, 5003, 5100, 5101, 5201]) ranks.push((await pageOf(id)).rankInYear)
	expect(ranks).toEqual([1, 2, 3, 100, undefined, undefined])
	const { items } = (await get('/api/titles?kind=anime&year=1987&sort=rating')).json()
	expect(items.slice(0, 3).map(({ id }: { id: number }) => id)).toEqual([5000, 5001, 5003])
})
