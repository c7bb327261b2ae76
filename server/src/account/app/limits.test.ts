import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite({
	environment: { SITE_DEMO: 'false', REQUESTS_PER_MINUTE: '6', APP_REQUESTS_PER_MINUTE: '10' },
})

const me = (token: string | undefined, remoteAddress: string) =>
	site.app.inject({
		url: '/api/v1/me',
		remoteAddress,
		headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
	})

test('requests with tokens are counted for the member, all others for their address', async () => {
	const bia = await newMember(site.app)
	const payload = { name: 'Script', scopes: ['profile:read'], days: 7 }
	const make = async () =>
		(
			await site.app.inject({
				method: 'POST',
				url: '/api/access-tokens',
				remoteAddress: '203.0.113.9',
				headers: bia.headers,
				payload,
			})
		).json().token
	const tokens = [await make(), await make()]
	for (let asked = 1; asked <= 10; asked++) {
		const { statusCode, headers } = await me(tokens[asked % 2], '203.0.113.1')
		const { 'ratelimit-limit': limit, 'ratelimit-remaining': left } = headers
		expect([statusCode, limit, left].map(Number)).toEqual([200, 10, 10 - asked])
		expect(Number(headers['ratelimit-reset'])).toBeGreaterThan(0)
	}
	const refused = await me(tokens[0], '203.0.113.2')
	expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.tooMany'])
	expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
	const model = await site.app.inject({
		method: 'POST',
		url: '/mcp',
		remoteAddress: '203.0.113.6',
		headers: { authorization: `Bearer ${tokens[0]}` },
		payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
	})
	expect([model.statusCode, model.json().code]).toEqual([429, 'request.tooMany'])
	for (const token of [undefined, 'x'.repeat(43)]) {
		const address = token === undefined ? '203.0.113.3' : '203.0.113.4'
		const statuses: number[] = []
		for (let asked = 0; asked < 7; asked++) statuses.push((await me(token, address)).statusCode)
		expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429])
	}
})

test('the authorisation server counts addresses', async () => {
	const statuses: number[] = []
	for (let asked = 0; asked < 7; asked++) {
		const { statusCode } = await site.app.inject({ method: 'POST', url: '/oauth/token', remoteAddress: '203.0.113.5' })
		statuses.push(statusCode)
	}
	expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429])
})
