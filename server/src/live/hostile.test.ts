import { LIVE_CLOSE, type LiveEvent } from 'shared-contract'
import { testSite } from '../testing.ts'
import { BROKEN_FRAMES, FRAME_BYTES, FRAMES_AT_ONCE, SOCKETS_PER_MEMBER, TOPICS_PER_READER } from './limits.ts'
import { beat } from './rounds.ts'
import { liveBench, openPage, openSocket } from './testing.ts'

const site = testSite({ environment: { SOCKETS_PER_ADDRESS: '40' } })
const { newMember } = liveBench(site)

test('whoever gives no sign of life between two beats is let go', async () => {
	const [awake, asleep] = [await openPage(site.app), await openPage(site.app)]
	asleep.sleep()
	beat(site.parts)
	await awake.frame(({ type }) => type === 'beat')
	awake.send({ type: 'beat' })
	// What comes after a frame is answered after it.
	await awake.watch('comments:title:1')
	beat(site.parts)
	const here = () => [...site.parts.live.readers.all()]
	while (here().length > 1) await new Promise((resolve) => setTimeout(resolve, 10))
	expect(here().map(({ topics }) => [...topics])).toEqual([['comments:title:1']])
})

test('a reader that takes nothing is cut off, and keeps nobody waiting', async () => {
	const [awake, asleep] = [await openPage(site.app), await openPage(site.app)]
	await awake.watch('comments:title:1')
	await asleep.watch('comments:title:1')
	asleep.sleep()
	const long: LiveEvent = { type: 'presence', memberId: 'x'.repeat(100_000), online: true }
	const events = () => awake.frames.filter(({ type }) => type === 'event').length
	for (let event = 0; event < 200; event++) {
		site.parts.live.publish('comments:title:1', long)
		// However slowly it takes them, it takes them.
		while (events() <= event) await new Promise((resolve) => setImmediate(resolve))
	}
	site.parts.live.publish('comments:title:1', { type: 'notificationsChanged' })
	await awake.event('notificationsChanged')
	expect(events()).toBe(201)
	expect(site.parts.live.readers.all().size).toBe(1)
})

test('a page of another site is refused before it has a socket', async () => {
	const { app } = site
	for (const origin of ['https://evil.example', 'null', 'nonsense', `http://127.0.0.1:1`]) {
		await expect(openSocket(app, { origin })).rejects.toThrow('403')
	}
	const { port } = app.server.address() as { port: number }
	await openSocket(app, { origin: `http://127.0.0.1:${port}` })
})

describe('what is no frame', () => {
	test.each([
		'{',
		'null',
		'[]',
		'{"type":"drop"}',
		'{"type":"watch","topics":["x:1"]}',
		'{"type":"watch","topics":[]}',
	])('%s is refused by its code, and closes the socket when it goes on', async (text) => {
		const page = await openPage(site.app)
		page.send(text)
		expect(await page.frame(({ type }) => type === 'error')).toEqual({ type: 'error', code: 'live.frame.invalid' })
		for (let more = 1; more < BROKEN_FRAMES; more++) page.send(text)
		expect(await page.closed).toBe(LIVE_CLOSE.misbehaved)
	})

	test('bytes, text with half a character, and a second hello are none either', async () => {
		const page = await openPage(site.app)
		page.send(Buffer.from([1, 2, 3]))
		page.send('{"type":"typing","conversationId":"\\ud800"}')
		page.send({ type: 'hello', token: '' })
		page.send({ type: 'beat' })
		await page.frame(({ type }) => type === 'beat')
		expect(page.frames.filter(({ type }) => type === 'error')).toHaveLength(3)
	})

	test('nothing is answered before the hello', async () => {
		const page = await openSocket(site.app)
		page.send({ type: 'watch', topics: ['comments:title:1'] })
		await page.frame(({ type }) => type === 'error')
	})

	test('one that is too long closes the socket', async () => {
		const page = await openPage(site.app)
		page.send(`{"type":"beat","x":"${'x'.repeat(FRAME_BYTES)}"}`)
		expect(await page.closed).toBe(1009)
	})
})

test('a page that asks without end is closed', async () => {
	const page = await openPage(site.app)
	let code: number | undefined
	void page.closed.then((given) => {
		code = given
	})
	// However slowly the frames are taken, more come than it may send.
	while (code === undefined) {
		for (let frame = 0; frame <= FRAMES_AT_ONCE; frame++) page.send({ type: 'beat' })
		await new Promise((resolve) => setTimeout(resolve, 10))
	}
	expect(code).toBe(LIVE_CLOSE.tooMany)
})

test('a page watches so many topics and no more', async () => {
	const page = await openPage(site.app)
	for (let first = 0; first < TOPICS_PER_READER; first += 100) {
		await page.watch(...Array.from({ length: 100 }, (_, index) => `comments:title:${first + index}`))
	}
	page.send({ type: 'watch', topics: ['comments:title:9999'] })
	await page.frame(({ type }) => type === 'refused')
})

test('a member has so many sockets at once, and so has an address', async () => {
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
