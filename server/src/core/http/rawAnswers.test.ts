import { type AddressInfo, connect } from 'node:net'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite({ environment: { SITE_URL: 'https://niouka.example' } })
const HOST = 'host: x\r\n'
const END = 'connection: close\r\n\r\n'
const LONG = 'a'.repeat(40_000)
const UPGRADE = 'connection: upgrade\r\nsec-websocket-version: 13\r\n'

let port = 0
beforeAll(async () => {
	await site.app.listen({ port: 0, host: '127.0.0.1' })
	port = (site.app.server.address() as AddressInfo).port
})

test.each([
	['a path that is no text', `GET /%E0%A4%A HTTP/1.1\r\n${HOST}${END}`, 400],
	['the same beneath the API', `GET /api/titles/%E0%A4%A HTTP/1.1\r\n${HOST}${END}`, 400],
	['the same among the files of slices', `GET /r/one/1/%E0%A4%A HTTP/1.1\r\n${HOST}${END}`, 400],
	['no host', `GET / HTTP/1.1\r\n${END}`, 400],
	['two hosts', `GET / HTTP/1.1\r\n${HOST}Host: y\r\n${END}`, 400],
	['an expectation that nobody knows', `GET / HTTP/1.1\r\n${HOST}expect: cake\r\n${END}`, 417],
	[
		'a socket where there is none',
		`GET / HTTP/1.1\r\n${HOST}${UPGRADE}upgrade: websocket\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
		400,
	],
])('%s gets an error with the usual headers', async (_what, sent, status) => {
	const { headers } = await site.app.inject('/api/nothing')
	const { statusLine, answered, body } = parts(await exchange(port, sent))
	expect(statusLine).toMatch(`HTTP/1.1 ${status} `)
	const known = Object.keys(headers).filter((name) => !CHANGING.has(name))
	expect(known).toEqual(expect.arrayContaining(['content-security-policy', 'strict-transport-security']))
	for (const name of known) expect([name, answered[name]]).toEqual([name, String(headers[name])])
	const { code, msg, requestId } = JSON.parse(body)
	expect([code, msg]).toEqual(['request.invalid', 'Algo no pedido não é válido.'])
	expect(answered['x-request-id']).toBe(requestId)
	expect(answered['content-length']).toBe(String(Buffer.byteLength(body)))
})

test.each([
	['a path that is no text', `HEAD /%E0%A4%A HTTP/1.1\r\n${HOST}${END}`, 400],
	['what is not there', `HEAD /api/nothing HTTP/1.1\r\n${HOST}${END}`, 404],
	['no host', `HEAD / HTTP/1.1\r\n${END}`, 400],
])('a HEAD request gets no body for %s', async (_what, sent, status) => {
	const { statusLine, answered, body } = parts(await exchange(port, sent))
	expect(statusLine).toMatch(`HTTP/1.1 ${status} `)
	expect(Number(answered['content-length'])).toBeGreaterThan(0)
	expect(body).toBe('')
})

test.each([
	['no HTTP at all', 'NONSENSE\r\n\r\n', 400],
	['a method that there is not', `FOO / HTTP/1.1\r\n${HOST}${END}`, 400],
	['a header that is none', 'GET / HTTP/1.1\r\nho st: x\r\n\r\n', 400],
	['headers without end', `GET / HTTP/1.1\r\n${HOST}x: ${LONG}\r\n\r\n`, 431],
	['an address without end', `GET /${LONG}`, 431],
	['an address that is far too long', `GET /${LONG} HTTP/1.1\r\n${HOST}${END}`, 431],
	['two lengths', `POST /api/auth/login HTTP/1.1\r\n${HOST}content-length: 1\r\ncontent-length: 2\r\n${END}`, 400],
	[
		'a length and parts',
		`POST /a HTTP/1.1\r\n${HOST}content-length: 5\r\ntransfer-encoding: chunked\r\n${END}0\r\n\r\n`,
		400,
	],
	['another protocol', `GET /api/live HTTP/1.1\r\n${HOST}${UPGRADE}upgrade: h2c\r\n\r\n`, 400],
	[
		'a socket without a key',
		`GET /api/live HTTP/1.1\r\n${HOST}origin: https://niouka.example\r\n${UPGRADE}upgrade: websocket\r\n\r\n`,
		400,
	],
])('%s is refused, and the connection ends', async (_what, sent, status) => {
	expect(await exchange(port, sent)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

test('an HTTP/1.0 client without a Host header is answered', async () => {
	expect(await exchange(port, 'GET /api/site HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /)
})

test('a request with Expect: 100-continue gets 100', async () => {
	const body = '{"email":"a@b.de","password":"x"}'
	const head = `POST /api/auth/login HTTP/1.1\r\n${HOST}expect: 100-continue\r\ncontent-type: application/json\r\n`
	const answer = await exchange(port, `${head}content-length: ${body.length}\r\n${END}${body}`)
	expect(answer).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 401 /)
})

test('a 416 for a range of a file has its length in Content-Range', async () => {
	const range = (bytes: string) => site.app.inject({ url: '/favicon.svg', headers: { range: `bytes=${bytes}` } })
	const whole = (await site.app.inject('/favicon.svg')).rawPayload.length
	const answer = await range('99999999-')
	expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, `bytes */${whole}`])
	expect(answer.json().code).toBe('request.invalid')
	expect((await range('0-9')).headers['content-range']).toBe(`bytes 0-9/${whole}`)
})

/** Headers that differ between answers, or that an error does not have. */
const CHANGING = new Set(['date', 'connection', 'x-request-id', 'content-length', 'vary', 'keep-alive'])

function parts(answer: string) {
	const [head = '', ...rest] = answer.split('\r\n\r\n')
	const [statusLine = '', ...lines] = head.split('\r\n')
	const answered = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)))
	return { statusLine, answered: lowerCased(answered), body: rest.join('\r\n\r\n') }
}

function lowerCased(headers: Record<string, string>): Record<string, string> {
	return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}

/** Sends bytes, and returns everything until the server ends. */
function exchange(to: number, sent: string): Promise<string> {
	return new Promise((resolve) => {
		const came: Buffer[] = []
		const socket = connect(to, '127.0.0.1', () => socket.write(sent))
		socket.on('data', (bytes) => came.push(bytes))
		socket.on('error', () => {})
		socket.on('close', () => resolve(Buffer.concat(came).toString()))
	})
}
