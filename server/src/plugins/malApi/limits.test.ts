import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { bearer } from '../../testing/token.testing.ts'

const usual = testSite({ environment: { REQUESTS_PER_MINUTE: '600' } })
const busy = testSite({ environment: { REQUESTS_PER_MINUTE: '2' } })
const tokens = testSite({
	environment: { REQUESTS_PER_MINUTE: '600', APP_REQUESTS_PER_MINUTE: '12', SITE_DEMO: 'false' },
})

test.each([
	['/mal/v2/anime/ranking?ranking_type=all&limit=500', 6],
	['/mal/v2/anime/ranking?ranking_type=all', 2],
	['/mal/v2/anime?q=alma&limit=1', 1],
	['/mal/v2/anime/season/2026/spring?limit=499', 5],
	['/mal/v2/users/Bia/animelist?limit=1000', 11],
	['/mal/v2/users/Bia/mangalist?limit=-1', 2],
	['/mal/v2/users/Bia/mangalist?limit=1e9', 11],
])('%s takes %d units', async (url, cost) => {
	const { headers } = await usual.app.inject({ url, remoteAddress: `203.0.113.${cost + url.length}` })
	expect(Number(headers['ratelimit-limit']) - Number(headers['ratelimit-remaining'])).toBe(cost)
})

test.each(['/mal/v2/anime/1', '/mal/nothing'])('%s takes from the budget of the API', async (url) => {
	const remoteAddress = `203.0.113.${url.length}`
	const statusOf = async (asked: string) => (await busy.app.inject({ url: asked, remoteAddress })).statusCode
	for (let count = 0; count < 2; count++) expect(await statusOf(url)).not.toBe(429)
	expect(await statusOf(url)).toBe(429)
	expect(await statusOf('/robots.txt')).toBe(200)
})

test('with a token the dear requests take more too', async () => {
	const { id } = await newMember(tokens.app)
	const headers = await bearer(tokens.app, id, 'list:read')
	const statusOf = async () => {
		const url = '/mal/v2/anime/ranking?ranking_type=all&limit=500'
		return (await tokens.app.inject({ url, headers })).statusCode
	}
	expect([await statusOf(), await statusOf(), await statusOf()]).toEqual([200, 200, 429])
})
