import { testSite } from '../../testing/site.testing.ts'
import { malBench } from './malApi.testing.ts'
import { addTitles } from './malTitles.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false', SITE_URL: 'https://niouka.example' } })
const bench = malBench(site)
const { refusal, request } = bench

let token: string
beforeEach(async () => {
	token = (await addTitles(bench, site.db)).token
})

test.each([
	['anime', 'q'],
	['anime?q=', 'q'],
	[`anime?q=${'a'.repeat(201)}`, 'q'],
	['anime?q=frieren&limit=101', 'limit'],
	['anime?q=frieren&limit=0', 'limit'],
	['anime?q=frieren&limit=many', 'limit'],
	['anime?q=frieren&offset=-1', 'offset'],
	['anime?q=frieren&fields=id&fields=title', 'fields'],
	['anime/0', 'id'],
	['anime/frieren', 'id'],
	['anime/99999999999999999999', 'id'],
	['anime/ranking', 'ranking_type'],
	['anime/ranking?ranking_type=best', 'ranking_type'],
	['anime/ranking?ranking_type=all&limit=501', 'limit'],
	['anime/season/2026/autumn', 'season'],
	['anime/season/now/fall', 'year'],
])('GET %s is a bad request for %s', async (path, field) => {
	expect(await refusal('GET', path, token)).toEqual([400, { error: 'bad_request', message: `invalid ${field}` }])
})

test.each(['anime/126287', 'manga/52991', 'anime/7', 'anime/999999999', 'anime/1/episodes', 'clubs'])(
	'GET %s is not there',
	async (path) => {
		expect(await refusal('GET', path, token)).toEqual([404, { error: 'not_found', message: '' }])
	},
)

test.each([
	['braces', 'a{'.repeat(5_000)],
	['closing braces', '}'.repeat(10_000)],
	['names', 'name,'.repeat(2_000)],
	['SQL', `id"; drop table member; --,my_list_status{'}`],
])('10 kB of %s as fields', async (_what, fields) => {
	const answer = await request('GET', `anime/52991?fields=${encodeURIComponent(fields)}`, token)
	expect([answer.statusCode, answer.json().id]).toEqual([200, 52991])
})
