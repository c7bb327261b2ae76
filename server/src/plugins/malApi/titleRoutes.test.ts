import { testSite } from '../../testing/site.testing.ts'
import { malBench } from './malApi.testing.ts'
import { addTitles } from './malTitles.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false', SITE_URL: 'https://niouka.example' } })
const bench = malBench(site)
const { addTitle, edit, newReader, newToken, read, request } = bench

const TAIGA_FIELDS =
	'alternative_titles,average_episode_duration,end_date,genres,id,main_picture,mean,media_type,num_episodes,popularity,rating,start_date,status,studios,synopsis,title'
const MIHON_FIELDS =
	'id,title,synopsis,num_chapters,mean,main_picture,status,media_type,start_date,authors{first_name,last_name}'

let token: string
let frieren: number
let sequel: number
let manga: number
beforeEach(async () => {
	;({ token, frieren, sequel, manga } = await addTitles(bench, site.db))
})

test('MALSync searches with names and types, as a visitor with a client id too', async () => {
	const path =
		'anime?q=frieren&limit=15&nsfw=true&fields=start_date,mean,alternative_titles,media_type,num_episodes,num_chapters'
	const answer = await read(path, token)
	expect(answer.data.map(({ node }: { node: { id: number } }) => node.id)).toEqual([52991, 59978])
	expect(answer.data[0].node).toEqual({
		id: 52991,
		title: 'Sousou no Frieren',
		main_picture: {
			medium: `https://niouka.example/art/poster/${frieren}.svg`,
			large: `https://niouka.example/art/poster/${frieren}.svg`,
		},
		alternative_titles: {
			synonyms: ['Frieren e a Jornada para o Além'],
			en: 'Frieren: Beyond Journey’s End',
			ja: '葬送のフリーレン',
		},
		start_date: '2023-09-29',
		mean: 9.29,
		media_type: 'tv',
		num_episodes: 28,
	})
	expect(answer.paging).toEqual({})
	const visitor = await request('GET', path, undefined, { headers: { 'x-mal-client-id': 'abc' } })
	expect(visitor.json()).toEqual(answer)
})

test('Mihon searches manga and needs status, type, authors and a number of chapters', async () => {
	const { data, paging } = await read(
		`manga?q=Sousou%20no%20Frieren&nsfw=true&fields=${encodeURIComponent(MIHON_FIELDS)}`,
		token,
	)
	expect(paging).toEqual({})
	expect(data).toHaveLength(1)
	expect(data[0].node).toMatchObject({
		id: 126287,
		title: 'Sousou no Frieren',
		num_chapters: 0,
		main_picture: { large: `https://niouka.example/art/poster/${manga}.svg` },
		status: 'currently_publishing',
		media_type: 'manga',
		authors: [
			{ node: { first_name: 'Kanehito', last_name: 'Yamada' }, role: 'Story' },
			{ node: { first_name: '', last_name: 'Abe' }, role: 'Art' },
		],
	})
	expect(await read(`manga/126287?fields=${MIHON_FIELDS}`, token)).toEqual(data[0].node)
})

test('a search has pages', async () => {
	const first = await read('anime?q=frieren&limit=1', token)
	expect(first.paging).toEqual({ next: 'https://niouka.example/mal/v2/anime?q=frieren&limit=1&offset=1' })
	const second = await read(first.paging.next.split('/mal/v2/')[1], token)
	expect(second.data).toMatchObject([{ node: { id: 59978 } }])
	expect(second.paging).toEqual({ previous: 'https://niouka.example/mal/v2/anime?q=frieren&limit=1&offset=0' })
})

test('MALSync shows the details of an anime, and finds related titles of both kinds', async () => {
	const fields =
		'synopsis,alternative_titles,mean,rank,popularity,num_list_users,num_scoring_users,related_anime,related_manga,media_type,num_episodes,num_chapters,num_volumes,status,start_date,end_date,start_season,broadcast,studios,authors{first_name,last_name},source,genres,average_episode_duration,rating,serialization'
	expect(await read(`anime/52991?fields=${fields}`, token)).toMatchObject({
		id: 52991,
		synopsis: 'A long journey.',
		rank: 1,
		popularity: 1,
		num_list_users: 1_300_000,
		num_scoring_users: 700_000,
		related_anime: [
			{
				node: { id: 59978, title: 'Sousou no Frieren 2nd Season', main_picture: {} },
				relation_type: 'sequel',
				relation_type_formatted: 'Sequel',
			},
		],
		related_manga: [],
		status: 'finished_airing',
		end_date: '2024-03-22',
		start_season: { year: 2023, season: 'fall' },
		broadcast: { day_of_the_week: 'friday', start_time: '23:00' },
		studios: [{ id: expect.any(Number), name: 'Madhouse' }],
		source: 'manga',
		genres: [
			{ id: 2, name: 'Adventure' },
			{ id: 36, name: 'Slice of Life' },
		],
		average_episode_duration: 1440,
		rating: 'pg_13',
	})
	const other = await read(
		'anime/59978?fields=related_anime,broadcast,num_episodes,mean,status,start_date,start_season',
		token,
	)
	expect(other).toMatchObject({ num_episodes: 0, status: 'currently_airing', start_date: '2026-01' })
	expect(other.start_season).toEqual({ year: 2026, season: 'winter' })
	expect(other.related_anime).toMatchObject([{ node: { id: 52991 }, relation_type: 'prequel' }])
	expect([other.mean, other.broadcast]).toEqual([undefined, undefined])
})

test('Taiga reads an anime by its id; without fields there are three', async () => {
	expect(await read(`anime/52991?fields=${TAIGA_FIELDS}`, token)).toMatchObject({
		id: 52991,
		popularity: 1,
		rating: 'pg_13',
	})
	const plain = await read('anime/52991', token)
	expect(Object.keys(plain)).toEqual(['id', 'title', 'main_picture'])
	const more = await read('anime/52991?fields=nsfw,created_at,updated_at,opening_themes,__proto__,constructor', token)
	expect(more).toMatchObject({ nsfw: 'white', created_at: '2026-03-01T00:00:00+00:00' })
	expect(more.updated_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/)
	expect(Object.keys(more)).toHaveLength(6)
})

test('a title with two ids answers to both, and a manga whose id a member wrote', async () => {
	await site.db.insertInto('external_id').values({ site: 'mal', id: '100', title_id: frieren }).execute()
	await site.db.insertInto('external_id').values({ site: 'mal', id: '1200', title_id: manga }).execute()
	expect([(await read('anime/52991')).id, (await read('anime/100')).id]).toEqual([52991, 100])
	expect((await read('manga/1200')).id).toBe(1200)
	expect((await read('anime?q=frieren')).data[0].node.id).toBe(100)
})

test('Taiga reads a season in pages of 500, the best known first', async () => {
	await addTitle(8, {
		season: 'winter',
		year: 2026,
		rating: 9,
		votes: 10_000,
		weight: 10_000,
		members: 500_000,
		renown: 0.9,
	})
	const answer = await read(`anime/season/2026/winter?limit=500&offset=0&nsfw=true&fields=${TAIGA_FIELDS}`, token)
	expect(answer).toMatchObject({
		data: [{ node: { id: 8, popularity: 1 } }, { node: { id: 59978 } }],
		paging: {},
		season: { year: 2026, season: 'winter' },
	})
	const scored = await read('anime/season/2026/winter?sort=anime_score&limit=1&fields=rank')
	expect(scored).toMatchObject({ data: [{ node: { id: 8, rank: 2 } }], paging: { next: expect.any(String) } })
	expect((await read('anime/season/1999/fall')).data).toEqual([])
})

test('rankings', async () => {
	const ids = async (path: string) =>
		(await read(path)).data.map(({ node, ranking }: { node: { id: number }; ranking: object }) => [node.id, ranking])
	expect(await ids('anime/ranking?ranking_type=all&limit=1')).toEqual([[52991, { rank: 1 }]])
	expect(await ids('anime/ranking?ranking_type=all&limit=1&offset=1')).toEqual([[59978, { rank: 2 }]])
	expect(await ids('anime/ranking?ranking_type=airing')).toEqual([[59978, { rank: 1 }]])
	expect(await ids('anime/ranking?ranking_type=movie')).toEqual([])
	expect(await ids('manga/ranking?ranking_type=bypopularity')).toEqual([[126287, { rank: 1 }]])
	const { id } = await newReader('Caio')
	await site.db
		.insertInto('favorite')
		.values({ member_id: id, kind: 'animes', title_id: sequel, position: 0, added_at: site.clock.now })
		.execute()
	expect((await ids('anime/ranking?ranking_type=favorite'))[0]).toEqual([59978, { rank: 1 }])
	for (const type of ['upcoming', 'tv', 'ova', 'bypopularity'])
		expect((await request('GET', `anime/ranking?ranking_type=${type}`)).statusCode).toBe(200)
})

test('the status of the reader is in every list, and only with the right to read it', async () => {
	const reader = await newReader('Dora')
	await edit(reader, frieren, { status: 'completed', isPrivate: true, notes: 'segredo' })
	const fields = 'fields=my_list_status{comments}'
	const expected = { status: 'completed', num_episodes_watched: 28, comments: 'segredo' }
	for (const path of [
		`anime?q=frieren&${fields}`,
		`anime/season/2023/fall?${fields}`,
		`anime/ranking?ranking_type=tv&${fields}`,
	])
		expect((await read(path, reader.token)).data[0].node.my_list_status).toMatchObject(expected)
	expect((await read(`anime/52991?${fields}`, reader.token)).my_list_status).toMatchObject(expected)
	for (const other of [undefined, token, await newToken(reader.id, ['profile:read', 'list:write'])])
		expect(await read(`anime/52991?${fields}`, other)).not.toHaveProperty('my_list_status')
})
