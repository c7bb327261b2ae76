import { pictureOf, sending, startPictureHost } from '../../core/remotePicture/pictureHost.testing.ts'
import { PictureUnavailable } from '../../core/remotePicture/pictureUnavailable.ts'
import { fetchPicture, REMOTE_MAX_BYTES } from './fetchPicture.ts'

const host = await startPictureHost()
afterAll(() => host.close())

const fetchFrom = (address: string, timeoutMs = 5000) => fetchPicture(address, { dial: host.dial, timeoutMs })
const failureOf = (work: Promise<unknown>): Promise<string> =>
	work.then(
		() => 'no failure',
		(error) => (error instanceof PictureUnavailable ? error.reason : String(error)),
	)

test('the other site gets no cookie, no referrer and nothing of a reader', async () => {
	const picture = await pictureOf(4, 4)
	expect(await fetchFrom(host.answer('/plain.png', sending(picture)))).toEqual(picture)
	expect(Object.keys(host.asked.at(-1)?.headers ?? {}).sort()).toEqual([
		'accept',
		'accept-encoding',
		'connection',
		'host',
		'user-agent',
	])
})

test.each([
	['says how long it is', { 'content-length': REMOTE_MAX_BYTES * 100 }],
	['does not end', {}],
])('a body that %s is cut where it is too large', async (_name, headers) => {
	let sent = 0
	const closed = new Promise<void>((resolve) => {
		host.answer('/endless.png', (response) => {
			response.on('close', resolve)
			response.writeHead(200, { 'content-type': 'image/png', ...headers })
			const chunk = Buffer.alloc(256 * 1024)
			const write = () => {
				while (!response.destroyed && response.write(chunk)) sent += chunk.length
			}
			response.on('drain', write)
			write()
		})
	})
	expect(await failureOf(fetchFrom('http://pictures.test/endless.png', 20_000))).toBe('refused')
	await closed
	expect(sent).toBeLessThan(4 * REMOTE_MAX_BYTES)
})

test.each([404, 403, 204, 206, 304])('an answer with %i is no picture', async (status) => {
	const address = host.answer('/status.png', (response) => response.writeHead(status).end())
	expect(await failureOf(fetchFrom(address))).toBe('refused')
})

test('errors of a host and hosts that say nothing are told apart from refusals', async () => {
	const busy = host.answer('/busy.png', (response) => response.writeHead(503).end())
	expect(await failureOf(fetchFrom(busy))).toBe('failed')
	expect(
		await failureOf(
			fetchFrom(
				host.answer('/silent.png', () => {}),
				100,
			),
		),
	).toBe('unreachable')
	const slow = host.answer('/slow.png', (response) => response.writeHead(200).write('a'))
	expect(await failureOf(fetchFrom(slow, 100))).toBe('unreachable')
	const broken = host.answer('/broken.png', (response) => {
		response.writeHead(200, { 'content-length': 1000 }).write('a')
		response.destroy()
	})
	expect(await failureOf(fetchFrom(broken))).toBe('unreachable')
})
