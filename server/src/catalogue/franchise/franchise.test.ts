import { insertRows } from '../../core/database/insertRows.ts'
import { headFor } from '../../site/head/head.ts'
import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite()

const TITLES = [
	[1, 'TV', 'Ondas', '2019-04-06', 5],
	[2, 'Movie', 'Ondas: o filme', '2020-10-16', 3],
	[3, 'TV', 'Ondas 2', '2021-12-05', 4],
	[4, 'OVA', 'Ondas: férias', '2022-01-01', 1],
	[5, 'TV', 'Ondinhas', '2023-01-01', 1],
	[6, 'TV', 'Outro mundo', '2018-01-01', 9],
	[7, 'TV', 'Engano', '2018-01-01', 9],
] as const

const RELATIONS = [
	[2, 'prequel', 1],
	[2, 'sequel', 3],
	[4, 'parent_story', 3],
	[3, 'side_story', 4],
	[1, 'spin_off', 5],
	[5, 'parent', 1],
	[6, 'character', 1],
	[1, 'other', 6],
	[7, 'sequel', 1],
] as const

beforeEach(async () => {
	await insertRows(
		site.db,
		'title',
		TITLES.map(([id, format, title, started, renown]) => ({
			id,
			kind: 'anime' as const,
			format,
			status: 'completed' as const,
			title,
			sort_title: title,
			started,
			renown: renown / 10,
			removed_at: id === 7 ? new Date('2026-01-01') : null,
		})),
	)
	await insertRows(
		site.db,
		'title_relation',
		RELATIONS.map(([title_id, kind, target_id], position) => ({ title_id, position, kind, target_id })),
	)
})

const get = async (path: string, headers = {}) => site.app.inject({ url: `/api/${path}`, headers })

const headOf = (id: number) => headFor(site.db, `/franchise/${id}`, 'pt', 'https://n.example')

test('the head has the canonical address and the works; a title without relatives is left out of search engines', async () => {
	const { status, title, markup } = await headOf(3)
	expect([status, title]).toEqual([200, 'Ordem para assistir Ondas · Niouka'])
	expect(markup).toContain('href="https://n.example/franchise/1"')
	expect(markup).toContain('"@type":"CreativeWorkSeries"')
	expect((await headOf(6)).markup).toContain('content="noindex"')
	expect((await headOf(99)).status).toBe(404)
})

test('the sitemap lists a franchise once, and no title without relatives', async () => {
	const { body } = await site.app.inject({ url: '/sitemaps/franchises-0.xml' })
	expect([...body.matchAll(/franchise\/(\d+)</g)].map(([, id]) => id)).toEqual(['1'])
})

test('a sitemap without a franchise is not listed, though titles of its range have relatives', async () => {
	const parts = async () => (await site.app.inject({ url: '/sitemap.xml' })).body.match(/franchises-\d+/g)
	const title = { kind: 'manga', format: 'Manga', status: 'completed' } as const
	const named = [50_001, 50_002, 100_001].map((id) => ({ ...title, id, title: `Obra ${id}`, sort_title: `obra ${id}` }))
	await insertRows(site.db, 'title', named)
	await insertRows(site.db, 'title_relation', [{ title_id: 50_001, position: 0, kind: 'adaptation', target_id: 1 }])
	expect(await parts()).toEqual(['franchises-0'])
	expect((await site.app.inject({ url: '/sitemaps/franchises-1.xml' })).statusCode).toBe(404)
	await insertRows(site.db, 'title_relation', [{ title_id: 100_001, position: 0, kind: 'sequel', target_id: 50_002 }])
	// As an edit does.
	await site.db
		.updateTable('catalogue_version')
		.set(({ eb }) => ({ version: eb('version', '+', 1) }))
		.execute()
	expect(await parts()).toEqual(['franchises-0', 'franchises-1'])
	expect((await site.app.inject({ url: '/sitemaps/franchises-1.xml' })).body).toContain('/franchise/50002<')
})

test('every title of a franchise leads to the same one, in the order of the story and of release', async () => {
	const answers = await Promise.all([1, 2, 3, 4, 5].map(async (id) => (await get(`franchises/${id}`)).json()))
	const [first] = answers
	expect(first).toMatchObject({ id: 1, title: 'Ondas', start: 1, releaseOrder: [1, 2, 3, 4, 5], isCutOff: false })
	expect(
		first.storylines.map((line: { title: { id: number }; role: string }[]) =>
			line.map(({ title, role }) => `${title.id} ${role}`),
		),
	).toEqual([['1 main', '2 main', '3 main', '4 side'], ['5 main']])
	for (const answer of answers) expect(answer).toEqual(first)
})

test('loose relations and removed titles join nothing', async () => {
	expect((await get('franchises/6')).json()).toMatchObject({ id: 6, releaseOrder: [6] })
})

test('the order to watch has the main works released before and after a title, and where to begin', async () => {
	expect((await get('titles/2/watch-order')).json()).toMatchObject({
		franchiseId: 1,
		total: 5,
		start: { id: 1 },
		place: 2,
		length: 3,
		previous: { id: 1, title: 'Ondas' },
		next: { id: 3, format: 'TV' },
	})
	expect((await get('titles/1/watch-order')).json()).toMatchObject({ start: null, previous: null, next: { id: 2 } })
	expect((await get('titles/4/watch-order')).json()).toMatchObject({
		place: 4,
		length: 4,
		previous: { id: 3 },
		next: null,
	})
	expect((await get('titles/5/watch-order')).json()).toMatchObject({ start: { id: 1 }, place: 1, length: 1 })
})

test('a prequel that came out later is not where to begin, nor is a work that few know', async () => {
	const change = (id: number, values: object) => site.db.updateTable('title').set(values).where('id', '=', id).execute()
	const start = async () => (await get('franchises/3')).json().start
	await insertRows(site.db, 'title_relation', [{ title_id: 3, position: 9, kind: 'sequel', target_id: 1 }])
	await site.db.deleteFrom('title_relation').where('title_id', '=', 2).execute()
	expect(await start()).toBe(1)
	await change(1, { renown: 0.1 })
	expect(await start()).toBe(3)
	// A manga is not for watching, however well it is known.
	await change(5, { kind: 'manga', format: 'Manga', renown: 1 })
	expect(await start()).toBe(3)
})

test('a member sees what they have seen; a visitor has seen nothing', async () => {
	const { headers } = await newMember(site.app)
	for (const [id, status] of [
		[1, 'completed'],
		[2, 'rewatching'],
		[3, 'current'],
		[4, 'dropped'],
		[6, 'completed'],
	] as const) {
		await site.app.inject({ method: 'PUT', url: `/api/saved/${id}`, headers })
		await site.app.inject({ method: 'PATCH', url: `/api/list/${id}`, headers, payload: { status } })
	}
	expect((await get('franchises/4/progress', headers)).json()).toEqual({ seen: [1, 2], watching: [3] })
	expect((await get('franchises/4/progress')).json()).toEqual({ seen: [], watching: [] })
})
