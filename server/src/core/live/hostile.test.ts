import { LIVE_CLOSE, type LiveEvent, TOPICS_PER_FRAME } from 'shared-contract'
import { testSite } from '../../testing/site.testing.ts'
import { sendHeartbeat } from './heartbeat.ts'
import {
	FRAME_BYTES,
	FRAMES_AT_ONCE,
	INVALID_FRAMES,
	SOCKETS_PER_MEMBER,
	TOPICS_ASKED_AT_ONCE,
	TOPICS_OF_ADDRESS_AT_ONCE,
	TOPICS_PER_SOCKET,
} from './limits.ts'
import { liveBench, openPage, openSocket } from './live.testing.ts'

const site = testSite({ environment: { SOCKETS_PER_ADDRESS: '40' } })
const { newMember } = liveBench(site)

test('a client that does not answer between two heartbeats is disconnected', async () => {
	const [awake, asleep] = [await openPage(site.app), await openPage(site.app)]
	asleep.sleep()
	sendHeartbeat(site.context)
	await awake.frame(({ type }) => type === 'beat')
	awake.send({ type: 'beat' })
	// Frames are answered in order.
	await awake.watch('comments:title:1')
	sendHeartbeat(site.context)
	const here = () => [...site.context.live.connections.all()]
	while (here().length > 1) await new Promise((resolve) => setTimeout(resolve, 10))
	expect(here().map(({ topics }) => [...topics])).toEqual([['comments:title:1']])
})

test('a client that reads nothing is disconnected, and delays no other client', async () => {
	const [awake, asleep] = [await openPage(site.app), await openPage(site.app)]
	await awake.watch('comments:title:1')
	await asleep.watch('comments:title:1')
	asleep.sleep()
	const long: LiveEvent = { type: 'presence', memberId: 'x'.repeat(100_000), online: true }
	const events = () => awake.frames.filter(({ type }) => type === 'event').length
	for (let event = 0; event < 200; event++) {
		site.context.live.publish('comments:title:1', long)
		// A slow client is not disconnected while it reads.
		while (events() <= event) await new Promise((resolve) => setImmediate(resolve))
	}
	site.context.live.publish('comments:title:1', { type: 'notificationsChanged' })
	await awake.event('notificationsChanged')
	expect(events()).toBe(201)
	expect(site.context.live.connections.all().size).toBe(1)
})

test('a page of another origin is refused before the upgrade', async () => {
	const { app } = site
	for (const origin of ['https://evil.example', 'null', 'nonsense', `http://127.0.0.1:1`]) {
		await expect(openSocket(app, { origin })).rejects.toThrow('403')
	}
	const { port } = app.server.address() as { port: number }
	await openSocket(app, { origin: `http://127.0.0.1:${port}` })
})

describe('an invalid frame', () => {
	test.each([
		'{',
		'null',
		'[]',
		'{"type":"drop"}',
		'{"type":"watch","topics":["x:1"]}',
		'{"type":"watch","topics":[]}',
	])('%s gets an error code; repeated, it closes the socket', async (text) => {
		const page = await openPage(site.app)
		page.send(text)
		expect(await page.frame(({ type }) => type === 'error')).toEqual({ type: 'error', code: 'live.frame.invalid' })
		for (let more = 1; more < INVALID_FRAMES; more++) page.send(text)
		expect(await page.closed).toBe(LIVE_CLOSE.misbehaved)
	})

	test('binary data, a lone surrogate and a second hello are invalid', async () => {
		const page = await openPage(site.app)
		page.send(Buffer.from([1, 2, 3]))
		page.send('{"type":"typing","conversationId":"\\ud800"}')
		page.send({ type: 'hello', token: '' })
		page.send({ type: 'beat' })
		await page.frame(({ type }) => type === 'beat')
		expect(page.frames.filter(({ type }) => type === 'error')).toHaveLength(3)
	})

	test('a frame before the hello is refused', async () => {
		const page = await openSocket(site.app)
		page.send({ type: 'watch', topics: ['comments:title:1'] })
		await page.frame(({ type }) => type === 'error')
	})

	test('a frame that is too long closes the socket', async () => {
		const page = await openPage(site.app)
		page.send(`{"type":"sendHeartbeat","x":"${'x'.repeat(FRAME_BYTES)}"}`)
		expect(await page.closed).toBe(1009)
	})
})

test('a client that exceeds the rate limit is disconnected', async () => {
	const page = await openPage(site.app)
	let code: number | undefined
	void page.closed.then((given) => {
		code = given
	})
	// Even if the server reads slowly, the frames exceed the limit.
	while (code === undefined) {
		for (let frame = 0; frame <= FRAMES_AT_ONCE; frame++) page.send({ type: 'beat' })
		await new Promise((resolve) => setTimeout(resolve, 10))
	}
	expect(code).toBe(LIVE_CLOSE.tooMany)
})

test('a page may watch a limited number of topics', async () => {
	const page = await openPage(site.app)
	for (let first = 0; first < TOPICS_PER_SOCKET; first += 100) {
		await page.watch(...Array.from({ length: 100 }, (_, index) => `comments:title:${first + index}`))
	}
	page.send({ type: 'watch', topics: ['comments:title:9999'] })
	await page.frame(({ type }) => type === 'refused')
})

test('a member and an address have a limited number of sockets', async () => {
	const bia = await newMember()
	const pages = []
	for (let page = 0; page < SOCKETS_PER_MEMBER; page++) pages.push(await openPage(site.app, bia.key))
	const one = await openSocket(site.app, { cookie: bia.key.cookie })
	one.send({ type: 'hello', token: bia.key.authorization.replace('Bearer ', '') })
	expect(await one.closed).toBe(LIVE_CLOSE.tooMany)
	const visitors = []
	for (let page = SOCKETS_PER_MEMBER; page < 40; page++) visitors.push(await openPage(site.app))
	expect(await (await openSocket(site.app)).closed).toBe(LIVE_CLOSE.tooMany)
	await Promise.all([...pages, ...visitors].map((page) => page.close()))
})

describe('requests to watch topics', () => {
	const topics = (from: number, count = TOPICS_PER_FRAME) =>
		Array.from({ length: count }, (_, index) => `comments:title:${from + index}`)

	test('one query checks all topics of a frame', async () => {
		const asked: (readonly string[])[] = []
		site.context.live.guard('comments', (_watcher, ids) => {
			asked.push(ids)
			return ids
		})
		const page = await openPage(site.app)
		await page.watch(...topics(1))
		expect(asked.map(({ length }) => length)).toEqual([TOPICS_PER_FRAME])
	})

	test('a socket that exceeds the limit is closed, also when all topics are refused', async () => {
		site.context.live.guard('comments', () => [])
		const page = await openPage(site.app)
		for (let from = 0; from <= TOPICS_ASKED_AT_ONCE; from += TOPICS_PER_FRAME) {
			page.send({ type: 'watch', topics: topics(from) })
		}
		expect(await page.closed).toBe(LIVE_CLOSE.tooMany)
	})

	test('queued frames of a closed socket are not checked', async () => {
		let questions = 0
		let answer = () => {}
		const held = new Promise<void>((resolve) => {
			answer = resolve
		})
		const first = new Promise<void>((asking) => {
			site.context.live.guard('comments', async () => {
				questions += 1
				asking()
				await held
				return []
			})
		})
		const { connections } = site.context.live
		// Those of the tests before may still be closing.
		const others = new Set(connections.all())
		const page = await openPage(site.app)
		const own = [...connections.all()].filter((each) => !others.has(each))
		for (const from of [1, 2, 3]) page.send({ type: 'watch', topics: topics(from, 1) })
		await first
		await page.close()
		while (own.some((each) => connections.all().has(each))) await new Promise((resolve) => setTimeout(resolve, 10))
		answer()
		// Another socket is answered after the frames that were queued before.
		const other = await openPage(site.app)
		other.send({ type: 'watch', topics: topics(9, 1) })
		await other.frame(({ type }) => type === 'refused')
		expect(questions).toBe(2)
	})

	// Last, since it leaves nothing of the limit of the address that all sockets here share.
	test('the sockets of one address share a limit', async () => {
		site.context.live.guard('comments', () => [])
		const closed: number[] = []
		for (let left = TOPICS_OF_ADDRESS_AT_ONCE + TOPICS_ASKED_AT_ONCE; left > 0; left -= TOPICS_ASKED_AT_ONCE) {
			const page = await openPage(site.app)
			void page.closed.then((code) => closed.push(code))
			for (let from = 0; from < TOPICS_ASKED_AT_ONCE; from += TOPICS_PER_FRAME) {
				page.send({ type: 'watch', topics: topics(from) })
			}
		}
		while (closed.length === 0) await new Promise((resolve) => setTimeout(resolve, 10))
		expect(closed[0]).toBe(LIVE_CLOSE.tooMany)
	})
})
