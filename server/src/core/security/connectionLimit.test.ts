import { connect, type Socket } from 'node:net'
import { testSite } from '../../testing/site.testing.ts'
import { portOf } from '../live/live.testing.ts'

const site = testSite({ environment: { CONNECTIONS_PER_ADDRESS: '2' } })
const behindProxy = testSite({ environment: { CONNECTIONS_PER_ADDRESS: '2', TRUST_PROXY: '127.0.0.1' } })

const sockets: Socket[] = []
afterEach(() => {
	for (const socket of sockets.splice(0)) socket.destroy()
})

/** Opens a connection and sends a request. @returns the first line of the answer, or undefined when it was closed */
async function ask(app: typeof site.app): Promise<string> {
	const socket = connect(await portOf(app), '127.0.0.1')
	sockets.push(socket)
	socket.on('error', () => {})
	socket.write('GET /healthz HTTP/1.1\r\nhost: niouka.test\r\n\r\n')
	return new Promise((resolve) => {
		socket.once('data', (data) => resolve(String(data).split('\r\n')[0] ?? ''))
		socket.once('close', () => resolve(''))
	})
}

test('one address has at most CONNECTIONS_PER_ADDRESS open connections', async () => {
	const [first, second] = [await ask(site.app), await ask(site.app)]
	expect([first, second]).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 200 OK'])
	expect(await ask(site.app)).toBe('')
	sockets[0]?.destroy()
	let again = ''
	while (again === '') again = await ask(site.app)
	expect(again).toBe('HTTP/1.1 200 OK')
})

test('the connections of a proxy are not limited', async () => {
	for (let count = 0; count < 4; count++) expect(await ask(behindProxy.app)).toBe('HTTP/1.1 200 OK')
})

test('a request must be complete within two minutes', () => {
	expect(site.app.server.requestTimeout).toBe(120_000)
})
