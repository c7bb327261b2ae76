import { once } from 'node:events'
import { connect } from 'node:net'
import { buildApp } from '../../site/app.ts'
import { testSite } from '../../testing/site.testing.ts'
import { portOf } from '../live/live.testing.ts'
import { UNANSWERED_MAX } from './pipelineLimit.ts'

const site = testSite()
const LARGE = 'x'.repeat(8_000_000)

let app: Awaited<ReturnType<typeof buildApp>>
let started = 0
let answer: () => void = () => {}
const waiting = new Promise<void>((resolve) => {
	answer = resolve
})

beforeAll(async () => {
	app = await buildApp(site.context)
	app.get('/waits', async () => {
		started += 1
		await waiting
		return 'late'
	})
	app.get('/large', async () => LARGE)
})
beforeEach(() => {
	started = 0
})
afterAll(async () => {
	answer()
	await app.close()
})

const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: niouka.test\r\n\r\n`

async function open() {
	const socket = connect(await portOf(app), '127.0.0.1')
	socket.on('error', () => {})
	return socket
}

test.each([
	['in one packet', 2000, false],
	['one after another', 100, true],
])('a connection with more unanswered requests is ended, sent %s; others are answered', async (_how, sent, apart) => {
	const socket = await open()
	const closed = new Promise((resolve) => socket.once('close', resolve))
	if (apart) socket.setNoDelay()
	for (let index = 0; apart && index < sent && !socket.destroyed; index++) {
		socket.write(request('/waits'))
		await new Promise((resolve) => setImmediate(resolve))
	}
	if (!apart) socket.write(request('/waits').repeat(sent))
	await closed
	expect(started).toBe(UNANSWERED_MAX)
	const other = await fetch(`http://127.0.0.1:${await portOf(app)}/healthz`)
	expect(other.status).toBe(200)
})

test('a connection with as many unanswered requests gets every answer, in turn', async () => {
	const socket = await open()
	let read = ''
	socket.on('data', (data) => {
		read += data
	})
	const paths = Array.from({ length: UNANSWERED_MAX }, (_, index) => `/api/nothing/${index}`)
	socket.write(paths.map(request).join(''))
	while (read.split('HTTP/1.1 404').length <= UNANSWERED_MAX) await once(socket, 'data')
	socket.destroy()
})

test('a connection may carry any number of requests that wait for their answers', async () => {
	const socket = await open()
	for (let index = 0; index < UNANSWERED_MAX * 4; index++) {
		socket.write(request('/healthz'))
		const [data] = await once(socket, 'data')
		expect(String(data)).toContain('HTTP/1.1 200 OK')
	}
	socket.destroy()
})

test('a connection whose answers stay unread ends after two minutes', async () => {
	expect(site.app.server.timeout).toBe(120_000)
	app.server.timeout = 300
	const ended = new Promise((resolve) =>
		app.server.once('connection', (socket) => socket.once('close', () => resolve(true))),
	)
	const socket = await open()
	socket.pause()
	socket.write(request('/large'))
	expect(await ended).toBe(true)
	socket.destroy()
})
