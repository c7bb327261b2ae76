import { createHash } from 'node:crypto'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Scope } from 'shared-contract'
import { draftOf, writeTitles } from '../../catalogue/catalogue.testing.ts'
import { newMember, type TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { bearer } from '../../testing/token.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false', SITE_URL: 'https://niouka.example' }, seed: async () => {} })
let bia: TestMember

beforeAll(async () => {
	await writeTitles(site.db, draftOf({ names: [{ language: 'pt', name: 'Alma de Vento' }] }))
	bia = await newMember(site.app)
})

/** A client of the SDK whose requests reach the application without a network. */
async function connect(...scopes: Scope[]) {
	const headers = scopes.length > 0 ? await bearer(site.app, bia.id, ...scopes) : {}
	const send = async (input: string | URL, init?: RequestInit) => {
		const {
			statusCode,
			headers: answered,
			body,
		} = await site.app.inject({
			method: init?.method === 'POST' ? 'POST' : 'GET',
			url: new URL(input).pathname,
			headers: { ...Object.fromEntries(new Headers(init?.headers)), ...headers },
			...(typeof init?.body === 'string' ? { payload: init.body } : {}),
		})
		return new Response(statusCode === 202 ? null : body, {
			status: statusCode,
			headers: { 'content-type': String(answered['content-type'] ?? 'text/plain') },
		})
	}
	const client = new Client({ name: 'test', version: '1' })
	await client.connect(new StreamableHTTPClientTransport(new URL('https://niouka.example/mcp'), { fetch: send }))
	const names = async () => (await client.listTools()).tools.map(({ name }) => name)
	const call = async (name: string, input: Record<string, unknown>) => {
		const { content, isError = false } = await client.callTool({ name, arguments: input })
		const [{ text }] = content as [{ text: string }]
		return isError ? { refused: text } : JSON.parse(text)
	}
	return { names, call }
}

const OF_CATALOGUE = ['search_titles', 'title_details', 'recommend', 'similar_titles', 'airing']

test('a client without a token searches the catalogue, and sees no tool over a list', async () => {
	const client = await connect()
	expect(await client.names()).toEqual(OF_CATALOGUE)
	const { titles } = await client.call('search_titles', { query: 'alma de vento' })
	expect(titles).toEqual([expect.objectContaining({ id: 1, url: 'https://niouka.example/anime/1' })])
	expect(titles[0]).not.toHaveProperty('ref')
	expect(await client.call('title_details', { id: 1 })).toMatchObject({ title: 'Alma de Vento', episodes: 12 })
	expect(await client.call('title_details', { id: 99 })).toEqual({ refused: 'The site refused: request.notFound.' })
	expect(await client.call('search_titles', {})).toEqual({ refused: expect.stringContaining('arguments') })
	expect(await client.call('change_list_entry', { id: 1, progress: 1 })).toEqual({
		refused: expect.stringContaining('no such tool'),
	})
})

test('a change needs its scope and a confirmation, which holds for that change of that entry alone', async () => {
	expect(await (await connect('list:read')).names()).toEqual([...OF_CATALOGUE, 'read_list'])
	const client = await connect('list:read', 'list:write')
	const change = { id: 1, status: 'current', progress: 3 }
	const asked = await client.call('change_list_entry', change)
	expect(asked).toMatchObject({
		changed: false,
		title: 'Alma de Vento',
		present: null,
		confirmation: expect.any(String),
	})
	const list = () => client.call('read_list', { kind: 'anime', status: 'current' })
	expect((await list()).items).toEqual([])
	const another = await client.call('change_list_entry', { ...change, progress: 4, confirmation: asked.confirmation })
	expect(another.changed).toBe(false)
	const done = await client.call('change_list_entry', { ...change, confirmation: asked.confirmation })
	expect(done).toMatchObject({ changed: true, entry: { progress: 3, status: 'current' } })
	expect((await list()).items).toEqual([done.entry])
	const again = await client.call('change_list_entry', { ...change, confirmation: asked.confirmation })
	expect(again).toMatchObject({ changed: false, present: { progress: 3 } })
})

test('an invalid token is refused before a tool is seen, and the document tells where tokens come from', async () => {
	const answer = await site.app.inject({
		method: 'POST',
		url: '/mcp',
		headers: { authorization: `Bearer ${'x'.repeat(43)}`, accept: 'application/json, text/event-stream' },
		payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
	})
	expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer error="invalid_token"'])
	expect((await site.app.inject('/.well-known/oauth-protected-resource/mcp')).json()).toEqual({
		resource: 'https://niouka.example/mcp',
		authorization_servers: ['https://niouka.example'],
		scopes_supported: ['list:read', 'list:write'],
		bearer_methods_supported: ['header'],
	})
})

test.each(['{', '{"jsonrpc":"2.0","id":1}', '"tools/list"'])('the body %s is refused', async (payload) => {
	const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
	const answer = await site.app.inject({ method: 'POST', url: '/mcp', headers, payload })
	expect(answer.statusCode).toBe(400)
})

const callOf = (name: string, input: object, id = 1) => ({
	jsonrpc: '2.0',
	id,
	method: 'tools/call',
	params: { name, arguments: input },
})
const search = callOf('search_titles', { query: 'alma' })

/** Posts a message without the client of the SDK. */
async function post(payload: object, headers: Record<string, string> = {}) {
	const accept = 'application/json, text/event-stream'
	return site.app.inject({ method: 'POST', url: '/mcp', headers: { accept, ...headers }, payload })
}

test.each<[string, object]>([
	['a hundred calls', Array<object>(100).fill(search)],
	['one call', [search]],
	['nothing', []],
	['an array of calls', [[search, search]]],
	['a notification', [{ jsonrpc: '2.0', method: 'notifications/initialized' }]],
	['an initialisation', [{ jsonrpc: '2.0', id: 1, method: 'initialize', params: {} }]],
	['a batch of the former protocol', [search, { jsonrpc: '2.0', id: 2, method: 'ping' }]],
])('an array with %s is refused as no request', async (_what, payload) => {
	for (const version of [undefined, '2025-03-26', '2025-06-18']) {
		const answer = await post(payload, version === undefined ? {} : { 'mcp-protocol-version': version })
		expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'application/json; charset=utf-8'])
		expect(answer.json()).toEqual({
			jsonrpc: '2.0',
			id: null,
			error: { code: -32600, message: expect.stringContaining('batches') },
		})
	}
	expect((await post(search)).json()).toMatchObject({ id: 1, result: { content: [{ type: 'text' }] } })
})

test('a notification is taken without an answer, and nothing has no type', async () => {
	const { statusCode, body, headers } = await post({ jsonrpc: '2.0', method: 'notifications/initialized' })
	expect([statusCode, body, headers['content-type']]).toEqual([202, '', undefined])
})

test('an array of changes changes nothing', async () => {
	const leo = await newMember(site.app)
	const headers = await bearer(site.app, leo.id, 'list:read', 'list:write')
	const change = { id: 1, status: 'planned' }
	const { result } = (await post(callOf('change_list_entry', change), headers)).json()
	const { confirmation } = JSON.parse(result.content[0].text)
	const confirmed = callOf('change_list_entry', { ...change, confirmation })
	expect((await post([confirmed], headers)).statusCode).toBe(400)
	expect(await site.db.selectFrom('list_entry').where('member_id', '=', leo.id).select('title_id').execute()).toEqual(
		[],
	)
	expect((await post(confirmed, headers)).json().result.content[0].text).toContain('"changed":true')
})

test('a confirmation cannot be computed from what the client knows', async () => {
	const ana = await newMember(site.app)
	const headers = await bearer(site.app, ana.id, 'list:write')
	const change = { status: 'planned' }
	const decision = JSON.stringify({ memberId: ana.id, id: 1, change, before: null })
	const confirmation = createHash('sha256').update(decision).digest('base64url').slice(0, 12)
	const answer = await post(callOf('change_list_entry', { id: 1, ...change, confirmation }), headers)
	expect(answer.json().result.content[0].text).toContain('"changed":false')
})
