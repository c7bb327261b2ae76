import { testSite } from '../../testing/site.testing.ts'
import { malBench } from './malApi.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { addTitle, edit, newReader, newToken, read, refusal, request } = malBench(site)

type Reader = Awaited<ReturnType<typeof newReader>>
let bia: Reader
let caio: Reader
let titles: number[]
beforeEach(async () => {
	bia = await newReader('Bia')
	caio = await newReader('Caio')
	titles = []
	for (const [malId, name, started] of [
		[1, 'Carta', '2020-01-01'],
		[2, 'Alvorada', '2022-01-01'],
		[3, 'Bruma', '2021-01-01'],
	] as const)
		titles.push(await addTitle(malId, { names: [{ language: 'romaji', name }], started }))
	for (const [index, change] of [
		{ status: 'current', progress: 2, score: 5, notes: 'minha nota' },
		{ status: 'completed', score: 9 },
		{ status: 'planned', isPrivate: true },
	].entries()) {
		site.clock.now = new Date(site.clock.now.getTime() + 60_000)
		await edit(bia, titles[index] ?? 0, change)
	}
})

interface Listed {
	data: { node: { id: number }; list_status: Record<string, unknown> }[]
	paging: { next?: string; previous?: string }
}
const idsOf = ({ data }: Listed) => data.map(({ node }) => node.id)
const setPublic = (member: Reader, isPublic: boolean) =>
	site.app.inject({ method: 'PUT', url: '/api/privacy', headers: member.headers, payload: { isPublic } })

test('MALSync reads a page of the own list, the latest change first', async () => {
	const fields =
		'list_status{tags,is_rewatching,is_rereading,start_date,finish_date,num_times_rewatched,num_times_reread},num_episodes,num_chapters,num_volumes,'
	const answer = await read(
		`users/@me/animelist?nsfw=true&limit=100&offset=0&status=watching&sort=list_updated_at&fields=${fields}`,
		bia.token,
	)
	expect(answer).toEqual({
		data: [
			{
				node: { id: 1, title: 'Carta', main_picture: expect.any(Object), num_episodes: 12 },
				list_status: {
					status: 'watching',
					score: 5,
					num_episodes_watched: 2,
					is_rewatching: false,
					updated_at: '2026-04-01T12:01:00+00:00',
					start_date: '2026-04-01',
					num_times_rewatched: 0,
					tags: [],
				},
			},
		],
		paging: {},
	})
})

test('the orders that MALSync offers', async () => {
	const sorted = async (sort: string) => idsOf(await read(`users/@me/animelist?sort=${sort}`, bia.token))
	expect(await sorted('list_updated_at')).toEqual([3, 2, 1])
	expect(await sorted('list_score')).toEqual([2, 1, 3])
	expect(await sorted('anime_title')).toEqual([2, 3, 1])
	expect(await sorted('anime_start_date')).toEqual([2, 3, 1])
	expect(await refusal('GET', 'users/@me/animelist?sort=manga_title', bia.token)).toEqual([
		400,
		{ error: 'bad_request', message: 'invalid sort' },
	])
})

test('Taiga reads the whole list by the name, page after page, until there is no next one', async () => {
	const fields = 'id,title,list_status{comments,finish_date,num_watched_episodes,score,status,updated_at}'
	const seen: number[] = []
	for (let offset = 0, pages = 0; pages < 4; pages += 1) {
		const page: Listed = await read(
			`users/Bia/animelist?limit=1&offset=${offset}&nsfw=true&fields=${encodeURIComponent(fields)}`,
			bia.token,
		)
		seen.push(...idsOf(page))
		expect(page.paging.previous === undefined).toBe(offset === 0)
		if (!page.paging.next) break
		offset = Number(new URL(page.paging.next).searchParams.get('offset'))
	}
	expect(seen).toEqual([3, 2, 1])
	const answer: Listed = await read(`users/Bia/animelist?limit=1000&fields=${encodeURIComponent(fields)}`, bia.token)
	expect(answer.data[2]?.list_status).toMatchObject({ comments: 'minha nota', num_episodes_watched: 2 })
})

test('Mihon pages through the own list of manga in steps of 250', async () => {
	const manga = await addTitle(13, { kind: 'manga', names: [{ language: 'romaji', name: 'Mar' }], chapters: 40 })
	await edit(bia, manga, { status: 'current', progress: 3 })
	const fields =
		'id,title,synopsis,num_chapters,mean,main_picture,status,media_type,start_date,authors{first_name,last_name}'
	const answer = await read(`users/@me/mangalist?fields=${encodeURIComponent(fields)}&limit=250`, bia.token)
	expect(answer).toMatchObject({
		data: [{ node: { id: 13, title: 'Mar', num_chapters: 40, status: 'finished', media_type: 'manga', authors: [] } }],
		paging: {},
	})
	expect(answer.data[0]).not.toHaveProperty('list_status')
})

test('a repeat is listed as completed', async () => {
	await edit(bia, titles[1] ?? 0, { status: 'rewatching' })
	const answer: Listed = await read('users/@me/animelist?status=completed&fields=list_status', bia.token)
	expect(answer.data).toMatchObject([{ node: { id: 2 }, list_status: { status: 'completed', is_rewatching: true } }])
})

test('others read neither private entries nor notes, in any spelling of the name', async () => {
	const path = 'users/BIA/animelist?fields=list_status{comments}'
	const seen: Listed = await read(path, caio.token)
	expect(idsOf(seen)).toEqual([2, 1])
	expect(seen.data[1]?.list_status).toMatchObject({ score: 5, comments: '' })
	expect(await read(path)).toEqual(seen)
	const narrow = await newToken(bia.id, ['profile:read', 'list:write'])
	expect(await read(path, narrow)).toEqual(seen)
	expect(idsOf(await read(path, bia.token))).toEqual([3, 2, 1])
})

test('a private list looks like that of nobody, as in our own API; to its owner it is there', async () => {
	await setPublic(bia, false)
	const missing = await refusal('GET', 'users/Ninguem/animelist', caio.token)
	expect(missing).toEqual([404, { error: 'not_found', message: '' }])
	const narrow = await newToken(bia.id, ['profile:read', 'list:write'])
	for (const token of [caio.token, undefined, narrow])
		expect(await refusal('GET', 'users/Bia/animelist', token)).toEqual(missing)
	expect(await refusal('GET', 'users/Bia', caio.token)).toEqual(missing)
	expect(idsOf(await read('users/Bia/animelist', bia.token))).toEqual([3, 2, 1])
	expect(idsOf(await read('users/@me/animelist', bia.token))).toEqual([3, 2, 1])
})

test('the own list needs a token with the right to read it', async () => {
	expect(await refusal('GET', 'users/@me/animelist')).toEqual([401, { error: 'invalid_token', message: '' }])
	const narrow = await newToken(bia.id, ['profile:read', 'list:write'])
	expect(await refusal('GET', 'users/@me/animelist', narrow)).toEqual([403, { error: 'forbidden', message: '' }])
	const session = await site.app.inject({ url: '/mal/v2/users/@me/animelist', headers: bia.headers })
	expect(session.statusCode).toBe(401)
})

test.each([
	['status=undefined', 'status'],
	['status=reading', 'status'],
	['limit=1001', 'limit'],
	['offset=1000001', 'offset'],
])('%s is refused', async (query, field) => {
	expect(await refusal('GET', `users/@me/animelist?${query}`, bia.token)).toEqual([
		400,
		{ error: 'bad_request', message: `invalid ${field}` },
	])
})

test('MALSync and Mihon read the name of the member; Taiga that of anybody', async () => {
	const me = await read('users/@me', bia.token)
	expect(me).toEqual({
		id: expect.any(Number),
		name: 'Bia',
		picture: `http://localhost/art/avatar/${bia.id}.svg`,
		joined_at: '2026-04-01T12:00:00+00:00',
	})
	expect(me.id).toBeLessThan(2 ** 31)
	expect(await read('users/Bia')).toEqual(me)
	expect(await refusal('GET', 'users/@me')).toEqual([401, { error: 'invalid_token', message: '' }])
	expect(await refusal('GET', 'users/@me', await newToken(bia.id, ['list:read']))).toEqual([
		403,
		{ error: 'forbidden', message: '' },
	])
})

test('statistics of the own list', async () => {
	const { anime_statistics } = await read('users/@me?fields=anime_statistics', bia.token)
	expect(anime_statistics).toMatchObject({
		num_items_watching: 1,
		num_items_completed: 1,
		num_items_plan_to_watch: 1,
		num_items: 3,
		num_episodes: 14,
		num_days: 0.23,
		mean_score: 7,
	})
	const narrow = await newToken(bia.id, ['profile:read'])
	expect(await read('users/@me?fields=anime_statistics', narrow)).not.toHaveProperty('anime_statistics')
})

test.each([
	['an unknown token', 'niouka_pat_unknown-but-long-enough', 0],
	['no token at all in the header', '', 0],
	['an expired token', undefined, 31],
])('%s tells the client to renew it', async (_what, given, days) => {
	const token = given ?? (await newToken(bia.id))
	site.clock.now = new Date(site.clock.now.getTime() + days * 86_400_000)
	for (const path of ['users/@me', 'users/@me/animelist', 'anime/1', 'anime?q=carta']) {
		const answer = await request('GET', path, token)
		expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'invalid_token', message: '' }])
		expect(answer.headers['www-authenticate']).toContain('error="invalid_token"')
	}
})
