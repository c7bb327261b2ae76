import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { WebSocket, WebSocketServer } from 'ws'
import type { ApiSession } from './api.ts'
import { registerProxy } from './proxy.ts'

const ADMIN: ApiSession = { role: 'admin', username: 'ines', token: 'session-token', cookie: 'session-cookie' }

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
		socket.on('message', (message) => socket.send(JSON.stringify({ message: String(message), headers, url })))
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

const request = (path: string, init: RequestInit = {}) => fetch(new URL(path, origin), init)

test('a request and its response pass unchanged except for the Vary header', async () => {
	const response = await request('/api/echo?q=a+b', {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'accept-language': 'ja' },
		body: '{"a":1}',
	})
	expect(await response.json()).toMatchObject({
		method: 'POST',
		url: '/api/echo?q=a+b',
		body: { a: 1 },
		headers: { host: new URL(origin).host, 'accept-language': 'ja' },
	})
	expect(response.headers.get('vary')).toBe('accept-encoding, x-workbench-role, x-workbench-fault, authorization')
})

test('a request with the token of a session gets its cookie beside its own cookies', async () => {
	const headers = { authorization: 'Bearer session-token', cookie: 'theme=dark; niouka_session=old' }
	const { headers: received } = await (await request('/api/echo', { headers })).json()
	expect(received.cookie).toBe('theme=dark; niouka_session=session-cookie')
})

test('a 503 is passed on without a retry', async () => {
	const response = await request('/api/busy')
	expect(response.status).toBe(503)
	expect(await response.json()).toEqual({ times: 1 })
})

test.each([
	['malformed', SyntaxError],
	['shape', undefined],
])('the fault %s rewrites the response', async (fault, error) => {
	const response = await request('/api/echo', { headers: { 'x-workbench-fault': fault } })
	const body = await response.text()
	if (error) expect(() => JSON.parse(body)).toThrow(error)
	else expect(JSON.parse(body)).toEqual({ workbench: 'a response with another schema' })
})

test('the fault offline closes the connection', async () => {
	await expect(request('/api/echo', { headers: { 'x-workbench-fault': 'offline' } })).rejects.toThrow('fetch failed')
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

test('a WebSocket gets the session of the role in its query, and the query is not forwarded', async () => {
	const received = await connect('workbench-role=admin&workbench-fault=error')
	expect(received).toMatchObject({
		message: 'hello',
		url: '/api/live',
		headers: { cookie: 'niouka_session=session-cookie', host: new URL(origin).host, origin: 'https://page.example' },
	})
})

test('the fault offline closes a WebSocket', async () => {
	await expect(connect('workbench-role=admin&workbench-fault=offline')).rejects.toThrow('socket hang up')
})
