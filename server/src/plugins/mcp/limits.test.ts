import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { bearer } from '../../testing/token.testing.ts'

const tokens = testSite({
	environment: { REQUESTS_PER_MINUTE: '600', APP_REQUESTS_PER_MINUTE: '12', SITE_DEMO: 'false' },
})

test('each call of a model counts', async () => {
	const statuses = async (count: number, ask: () => Promise<{ statusCode: number }>) => {
		const found: number[] = []
		for (let index = 0; index < count; index++) found.push((await ask()).statusCode)
		return found
	}
	const other = await bearer(tokens.app, (await newMember(tokens.app)).id, 'list:read')
	const accept = 'application/json, text/event-stream'
	const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'search_titles', arguments: {} } }
	const post = (payload: object) =>
		tokens.app.inject({ method: 'POST', url: '/mcp', headers: { accept, ...other }, payload })
	expect(await statuses(4, () => post(call))).toEqual([200, 200, 200, 200])
	expect(await statuses(3, () => post([call, call]))).toEqual([400, 400, 429])
})
