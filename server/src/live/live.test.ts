import { LIVE_CLOSE, type LiveEvent } from 'shared-contract'
import { keyFrom, register, testSite } from '../testing.ts'
import { BROKEN_FRAMES, FRAME_BYTES, FRAMES_AT_ONCE, SOCKETS_PER_MEMBER, TOPICS_PER_READER } from './limits.ts'
import { beat, closeEnded } from './rounds.ts'
import { closePages, openPage, openSocket } from './testing.ts'

const site = testSite({ environment: { SOCKETS_PER_ADDRESS: '40' } })

const presence = (memberId: string): LiveEvent => ({ type: 'presence', memberId, online: true })

async function newMember() {
	const answer = await register(site.app)
	return { id: String(answer.json().user.id), username: String(answer.json().user.username), key: keyFrom(answer) }
}

beforeEach(() => {
	site.parts.live.guard('comments', () => true)
	site.parts.live.guard('conversation', (watcher) => watcher !== null)
	site.parts.live.guard('presence', (watcher) => watcher !== null)
})

afterEach(closePages)

test('a page is who both halves of its key say, and nobody with one of them', async () => {
	const bia = await newMember()
	expect((await openPage(site.app, bia.key)).frames).toEqual([{ type: 'welcome', memberId: bia.id }])
	const half = await openPage(site.app, { ...bia.key, cookie: '' })
	expect(half.frames).toEqual([{ type: 'welcome', memberId: null }])
	const other = await openPage(site.app, { ...bia.key, authorization: '' })
	expect(other.frames).toEqual([{ type: 'welcome', memberId: null }])
})

test('what is told reaches whoever watches it, and nobody else; a visitor watches what is public', async () => {
	const bia = await newMember()
	const [reader, visitor, other] = [
		await openPage(site.app, bia.key),
		await openPage(site.app),
		await openPage(site.app, (await newMember()).key),
	]
	await reader.watch('comments:title:1')
	await visitor.watch('comments:title:1')
	site.parts.live.publish('comments:title:1', presence('x'))
	site.parts.live.publish('comments:title:2', presence('y'))
	expect(await reader.event('presence')).toEqual(presence('x'))
	expect(await visitor.event('presence')).toEqual(presence('x'))
	site.parts.live.publish(`member:${bia.id}`, { type: 'notificationsChanged' })
	await reader.event('notificationsChanged')
	expect(other.frames).toHaveLength(1)
	expect(visitor.frames.filter(({ type }) => type === 'event')).toHaveLength(1)
	await visitor.send({ type: 'unwatch', topics: ['comments:title:1'] })
	visitor.send({ type: 'beat' })
	await visitor.frame(({ type }) => type === 'beat')
	site.parts.live.publish('comments:title:1', presence('z'))
	await reader.frame(
		(frame) => frame.type === 'event' && frame.event.type === 'presence' && frame.event.memberId === 'z',
	)
	expect(visitor.frames.filter(({ type }) => type === 'event')).toHaveLength(1)
})

test('what the contract does not name does not leave, and whom an event leaves out is not told', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const [one, two] = [await openPage(site.app, bia.key), await openPage(site.app, caio.key)]
	await one.watch('conversation:1')
	await two.watch('conversation:1')
	const leaky = { ...presence('x'), secret: 'segredo' }
	site.parts.live.publish('conversation:1', leaky, { except: [caio.id] })
	site.parts.live.publish('conversation:1', { type: 'notificationsChanged' })
	expect(await one.event('presence')).toEqual(presence('x'))
	await two.event('notificationsChanged')
	expect(two.frames.some((frame) => frame.type === 'event' && frame.event.type === 'presence')).toBe(false)
})

test('nobody watches what they may not, nor what nobody guards', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const [page, visitor] = [await openPage(site.app, bia.key), await openPage(site.app)]
	for (const [asker, topic] of [
		[page, `member:${caio.id}`],
		[visitor, 'conversation:1'],
		[visitor, `member:${bia.id}`],
	] as const) {
		asker.send({ type: 'watch', topics: [topic] })
		await asker.frame((frame) => frame.type === 'refused' && frame.topics.includes(topic))
	}
})

test('a right that ends while it is being asked for does not begin', async () => {
	const bia = await newMember()
	const page = await openPage(site.app, bia.key)
	let may = true
	let asked = () => {}
	const asking = new Promise<void>((resolve) => {
		asked = resolve
	})
	let answer = () => {}
	const held = new Promise<void>((resolve) => {
		answer = resolve
	})
	site.parts.live.guard('conversation', async () => {
		const before = may
		asked()
		await held
		return before
	})
	page.send({ type: 'watch', topics: ['conversation:1'] })
	await asking
	may = false
	site.parts.live.revoke('conversation:1', bia.id)
	answer()
	await page.frame((frame) => frame.type === 'refused' && frame.topics.includes('conversation:1'))
})

test('whoever may no longer watch is told so, and nothing more', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const [one, two] = [await openPage(site.app, bia.key), await openPage(site.app, caio.key)]
	await one.watch('conversation:1')
	await two.watch('conversation:1')
	site.parts.live.revoke('conversation:1', bia.id)
	await one.frame((frame) => frame.type === 'ended' && frame.topics.includes('conversation:1'))
	site.parts.live.publish('conversation:1', presence('x'))
	await two.event('presence')
	one.send({ type: 'beat' })
	await one.frame(({ type }) => type === 'beat')
	expect(one.frames.some(({ type }) => type === 'event')).toBe(false)
})

test('typing reaches the others who watch, once a second at most, and only from who watches', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const [one, two, visitor] = [
		await openPage(site.app, bia.key),
		await openPage(site.app, caio.key),
		await openPage(site.app),
	]
	await one.watch('conversation:7')
	await two.watch('conversation:7')
	two.send({ type: 'typing', conversationId: '8' })
	visitor.send({ type: 'typing', conversationId: '7' })
	for (let again = 0; again < 5; again++) one.send({ type: 'typing', conversationId: '7' })
	expect(await two.event('typing')).toEqual({
		type: 'typing',
		conversationId: '7',
		member: { id: bia.id, username: bia.username },
	})
	one.send({ type: 'beat' })
	await one.frame(({ type }) => type === 'beat')
	site.parts.live.publish('conversation:7', { type: 'notificationsChanged' })
	await two.event('notificationsChanged')
	expect(two.frames.filter((frame) => frame.type === 'event' && frame.event.type === 'typing')).toHaveLength(1)
	expect(one.frames.some((frame) => frame.type === 'event' && frame.event.type === 'typing')).toBe(false)
})

test('who is here is known, and told to whoever may know', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const page = await openPage(site.app, bia.key)
	await page.watch(`presence:${caio.id}`)
	expect(await page.event('presence')).toEqual({ type: 'presence', memberId: caio.id, online: false })
	await openPage(site.app, caio.key)
	await page.frame((frame) => frame.type === 'event' && frame.event.type === 'presence' && frame.event.online)
	expect(site.parts.live.online([bia.id, caio.id, 'nobody'])).toEqual(new Set([bia.id, caio.id]))
})

test('signing out closes the sockets of that session and of no other', async () => {
	const bia = await newMember()
	const page = await openPage(site.app, bia.key)
	const caio = await openPage(site.app, (await newMember()).key)
	await site.app.inject({ method: 'POST', url: '/api/auth/logout', headers: bia.key })
	expect(await page.closed).toBe(LIVE_CLOSE.sessionEnded)
	caio.send({ type: 'beat' })
	await caio.frame(({ type }) => type === 'beat')
})

test('a session that runs out, or that the database no longer holds, loses its sockets', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const [one, two] = [await openPage(site.app, bia.key), await openPage(site.app, caio.key)]
	await site.db.deleteFrom('session').where('member_id', '=', bia.id).execute()
	await closeEnded(site.parts)
	expect(await one.closed).toBe(LIVE_CLOSE.sessionEnded)
	beat(site.parts)
	await two.frame(({ type }) => type === 'beat')
	site.clock.now = new Date(site.clock.now.getTime() + 31 * 86_400_000)
	beat(site.parts)
	expect(await two.closed).toBe(LIVE_CLOSE.sessionEnded)
})

test('whoever gives no sign of life between two beats is let go', async () => {
	const [awake, asleep] = [await openPage(site.app), await openPage(site.app)]
	asleep.sleep()
	beat(site.parts)
	await awake.frame(({ type }) => type === 'beat')
	awake.send({ type: 'beat' })
	await awake.frame(({ type }) => type === 'beat')
	await new Promise((resolve) => setTimeout(resolve, 50))
	beat(site.parts)
	expect(site.parts.live.readers.all().size).toBeLessThanOrEqual(2)
	await new Promise((resolve) => setTimeout(resolve, 50))
	expect(site.parts.live.readers.all().size).toBe(1)
})

test('a reader that takes nothing is cut off, and keeps nobody waiting', async () => {
	const [awake, asleep] = [await openPage(site.app), await openPage(site.app)]
	await awake.watch('comments:title:1')
	await asleep.watch('comments:title:1')
	asleep.sleep()
	const long: LiveEvent = { type: 'presence', memberId: 'x'.repeat(100_000), online: true }
	for (let event = 0; event < 200; event++) {
		site.parts.live.publish('comments:title:1', long)
		await new Promise((resolve) => setImmediate(resolve))
	}
	site.parts.live.publish('comments:title:1', { type: 'notificationsChanged' })
	await awake.event('notificationsChanged')
	expect(awake.frames.filter(({ type }) => type === 'event')).toHaveLength(201)
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
	for (let frame = 0; frame <= FRAMES_AT_ONCE; frame++) page.send({ type: 'beat' })
	expect(await page.closed).toBe(LIVE_CLOSE.tooMany)
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

test('closing the application tells every page to come back, and waits for none that sleeps', async () => {
	const [page, asleep] = [await openPage(site.app), await openPage(site.app)]
	asleep.sleep()
	const began = Date.now()
	await site.app.close()
	expect(await page.closed).toBe(LIVE_CLOSE.restart)
	expect(Date.now() - began).toBeLessThan(5000)
})
