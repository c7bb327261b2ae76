import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { WebSocket, WebSocketServer } from 'ws'
import type { ApiSession } from './api.ts'
import { registerProxy } from './proxy.ts'

const ADMIN: ApiSession = { role: 'admin', username: 'ines', token: 'half', cookie: 'other-half' }

let api: FastifyInstance
let workbench: FastifyInstance
let origin: string

const listen = async (app: FastifyInstance) => {
	await app.listen({ port: 0, host: '127.0.0.1' })
	return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

beforeAll(async () => {
	api = Fastify()
	api.all('/api/echo', async ({ headers, body, url, method }, reply) => {
		return reply.header('vary', 'accept-encoding').send({ headers, body, url, method })
	})
	api.get('/api/busy', async (_request, reply) => reply.code(503).header('retry-after', '1').send({ times: ++busy }))
	new WebSocketServer({ server: api.server }).on('connection', (socket, { headers, url }) => {
		socket.on('message', (said) => socket.send(JSON.stringify({ said: String(said), headers, url })))
	})
	const apiOrigin = await listen(api)
	workbench = Fastify({ forceCloseConnections: true })
	const originFor = async () => apiOrigin
	await registerProxy(workbench, { sessions: [ADMIN], originFor, stop: async () => {} }, () => undefined)
	origin = await listen(workbench)
})
afterAll(async () => {
	await workbench.close()
	await api.close()
})
let busy = 0

const ask = (path: string, init: RequestInit = {}) => fetch(new URL(path, origin), init)

test('a request and its answer pass as they are, and the answer says what it depends on', async () => {
	const answer = await ask('/api/echo?q=a+b', {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'accept-language': 'ja' },
		body: '{"a":1}',
	})
	expect(await answer.json()).toMatchObject({
		method: 'POST',
		url: '/api/echo?q=a+b',
		body: { a: 1 },
		headers: { host: new URL(origin).host, 'accept-language': 'ja' },
	})
	expect(answer.headers.get('vary')).toBe('accept-encoding, x-workbench-role, x-workbench-fault, authorization')
})

test('whoever brings one half of a session’s key gets the other, beside their own cookies', async () => {
	const headers = { authorization: 'Bearer half', cookie: 'theme=dark; niouka_session=old' }
	const { headers: seen } = await (await ask('/api/echo', { headers })).json()
	expect(seen.cookie).toBe('theme=dark; niouka_session=other-half')
})

test('a site that is busy says so at once, and is asked once', async () => {
	const answer = await ask('/api/busy')
	expect(answer.status).toBe(503)
	expect(await answer.json()).toEqual({ times: 1 })
})

test.each([
	['malformed', SyntaxError],
	['shape', undefined],
])('an API that is %s answers with other bytes', async (fault, error) => {
	const answer = await ask('/api/echo', { headers: { 'x-workbench-fault': fault } })
	const body = await answer.text()
	if (error) expect(() => JSON.parse(body)).toThrow(error)
	else expect(JSON.parse(body)).toEqual({ workbench: 'an answer of another shape' })
})

test('an API that is offline cuts the connection', async () => {
	await expect(ask('/api/echo', { headers: { 'x-workbench-fault': 'offline' } })).rejects.toThrow('fetch failed')
})

function connect(query: string): Promise<Record<string, unknown>> {
	const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/live?${query}`, { origin: 'https://page.example' })
	return new Promise((resolve, reject) => {
		socket.on('error', reject)
		socket.on('open', () => socket.send('hello'))
		socket.on('message', (data) => {
			socket.close()
			resolve(JSON.parse(String(data)))
		})
	})
}

test('a socket passes with the session of the role that its query names, and the query stays here', async () => {
	const seen = await connect('workbench-role=admin&workbench-fault=error')
	expect(seen).toMatchObject({
		said: 'hello',
		url: '/api/live',
		headers: { cookie: 'niouka_session=other-half', host: new URL(origin).host, origin: 'https://page.example' },
	})
})

test('a socket of a frame that is offline is cut', async () => {
	await expect(connect('workbench-role=admin&workbench-fault=offline')).rejects.toThrow('socket hang up')
})
