import { testSite } from '../../testing/site.testing.ts'
import { malBench } from './malApi.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { addTitle, entry, newReader, newToken, refusal } = malBench(site)

let bia: Awaited<ReturnType<typeof newReader>>
let anime: number
let manga: number
beforeEach(async () => {
	bia = await newReader('Bia')
	anime = await addTitle(21, { episodes: 12 })
	manga = await addTitle(13, { kind: 'manga', chapters: 100, volumes: 10 })
})

test.each([
	['anime/21', 'status=reading', 'status'],
	['anime/21', 'status=', 'status'],
	['anime/21', 'score=11', 'score'],
	['anime/21', 'score=7.5', 'score'],
	['anime/21', 'score=-1', 'score'],
	['anime/21', 'score=1e1', 'score'],
	['anime/21', 'num_watched_episodes=-1', 'num_watched_episodes'],
	['anime/21', 'num_watched_episodes=1.5', 'num_watched_episodes'],
	['anime/21', 'num_watched_episodes=13', 'num_watched_episodes'],
	['manga/13', 'num_chapters_read=101', 'num_chapters_read'],
	['manga/13', 'num_volumes_read=11', 'num_volumes_read'],
	['anime/21', 'num_times_rewatched=10000', 'num_times_rewatched'],
	['anime/21', 'is_rewatching=yes', 'is_rewatching'],
	['anime/21', 'start_date=yesterday', 'start_date'],
	['anime/21', 'start_date=2026-02-30', 'start_date'],
	['anime/21', 'start_date=2026-04-02&finish_date=2026-04-01', 'finish_date'],
	['anime/21', `comments=${'a'.repeat(2001)}`, 'comments'],
	['anime/21', 'status=watching&status=dropped', 'status'],
])('%s refuses %s and changes nothing', async (path, form, field) => {
	const refused = [400, { error: 'bad_request', message: `invalid ${field}` }]
	expect(await refusal('PATCH', `${path}/my_list_status`, bia.token, { form })).toEqual(refused)
	expect(await entry(bia, path === 'anime/21' ? anime : manga)).toBeNull()
})

test('a body that is no form, a type that is none, and text that no database keeps', async () => {
	const path = 'anime/21/my_list_status'
	const json = { form: '["status"]', headers: { 'content-type': 'application/json' } }
	expect((await refusal('PATCH', path, bia.token, json))[0]).toBe(400)
	const xml = { form: '<status/>', headers: { 'content-type': 'text/xml' } }
	expect(await refusal('PATCH', path, bia.token, xml)).toEqual([415, { error: 'bad_request', message: '' }])
	expect((await refusal('PATCH', path, bia.token, { form: 'comments=%00' }))[0]).toBe(400)
	expect(await entry(bia, anime)).toBeNull()
})

test.each(['PATCH', 'PUT', 'DELETE'] as const)(
	'%s of an unknown id, without a token and without the scope',
	async (method) => {
		const form = method === 'DELETE' ? {} : { form: 'status=watching' }
		for (const path of ['anime/13', 'manga/21', 'anime/999999999'])
			expect(await refusal(method, `${path}/my_list_status`, bia.token, form)).toEqual([
				404,
				{ error: 'not_found', message: '' },
			])
		const path = 'anime/21/my_list_status'
		expect(await refusal(method, path, undefined, form)).toEqual([401, { error: 'invalid_token', message: '' }])
		const narrow = await newToken(bia.id, ['profile:read', 'list:read'])
		expect(await refusal(method, path, narrow, form)).toEqual([403, { error: 'forbidden', message: '' }])
		const session = await site.app.inject({
			method,
			url: `/mal/v2/${path}`,
			headers: { ...bia.headers, 'content-type': 'application/x-www-form-urlencoded' },
			payload: 'status=watching',
		})
		expect(session.statusCode).toBe(401)
		expect(await entry(bia, anime)).toBeNull()
	},
)
