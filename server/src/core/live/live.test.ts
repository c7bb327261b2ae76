import { testSite } from '../../testing/site.testing.ts'
import { liveBench, openPage } from './live.testing.ts'

const site = testSite({ environment: { SOCKETS_PER_ADDRESS: '40' } })
const { newMember, presence } = liveBench(site)

test('a page is authenticated by both halves of its session key; with one half it is a visitor', async () => {
	const bia = await newMember()
	expect((await openPage(site.app, bia.key)).frames).toEqual([{ type: 'welcome', memberId: bia.id }])
	const half = await openPage(site.app, { ...bia.key, cookie: '' })
	expect(half.frames).toEqual([{ type: 'welcome', memberId: null }])
	const other = await openPage(site.app, { ...bia.key, authorization: '' })
	expect(other.frames).toEqual([{ type: 'welcome', memberId: null }])
})

test('an event reaches the subscribers of its topic only; a visitor may watch public topics', async () => {
	const bia = await newMember()
	const [connection, visitor, other] = [
		await openPage(site.app, bia.key),
		await openPage(site.app),
		await openPage(site.app, (await newMember()).key),
	]
	await connection.watch('comments:title:1')
	await visitor.watch('comments:title:1')
	site.context.live.publish('comments:title:1', presence('x'))
	site.context.live.publish('comments:title:2', presence('y'))
	expect(await connection.event('presence')).toEqual(presence('x'))
	expect(await visitor.event('presence')).toEqual(presence('x'))
	site.context.live.publish(`member:${bia.id}`, { type: 'notificationsChanged' })
	await connection.event('notificationsChanged')
	expect(other.frames).toHaveLength(1)
	expect(visitor.frames.filter(({ type }) => type === 'event')).toHaveLength(1)
	await visitor.send({ type: 'unwatch', topics: ['comments:title:1'] })
	visitor.send({ type: 'beat' })
	await visitor.frame(({ type }) => type === 'beat')
	site.context.live.publish('comments:title:1', presence('z'))
	await connection.frame(
		(frame) => frame.type === 'event' && frame.event.type === 'presence' && frame.event.memberId === 'z',
	)
	expect(visitor.frames.filter(({ type }) => type === 'event')).toHaveLength(1)
})

test('an event is sent without unknown fields, and not to excluded members', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const [one, two] = [await openPage(site.app, bia.key), await openPage(site.app, caio.key)]
	await one.watch('conversation:1')
	await two.watch('conversation:1')
	const leaky = { ...presence('x'), secret: 'segredo' }
	site.context.live.publish('conversation:1', leaky, { except: [caio.id] })
	site.context.live.publish('conversation:1', { type: 'notificationsChanged' })
	expect(await one.event('presence')).toEqual(presence('x'))
	await two.event('notificationsChanged')
	expect(two.frames.some((frame) => frame.type === 'event' && frame.event.type === 'presence')).toBe(false)
})

test('a topic is refused without the right, and without a guard', async () => {
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

test('a right that ends during its check gives no subscription', async () => {
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
	site.context.live.guard('conversation', async (_watcher, ids) => {
		const before = may
		asked()
		await held
		return before ? ids : []
	})
	page.send({ type: 'watch', topics: ['conversation:1'] })
	await asking
	may = false
	site.context.live.revoke('conversation:1', bia.id)
	answer()
	await page.frame((frame) => frame.type === 'refused' && frame.topics.includes('conversation:1'))
})

test('a revoked subscriber gets an ended frame, and no more events', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const [one, two] = [await openPage(site.app, bia.key), await openPage(site.app, caio.key)]
	await one.watch('conversation:1')
	await two.watch('conversation:1')
	site.context.live.revoke('conversation:1', bia.id)
	await one.frame((frame) => frame.type === 'ended' && frame.topics.includes('conversation:1'))
	site.context.live.publish('conversation:1', presence('x'))
	await two.event('presence')
	one.send({ type: 'beat' })
	await one.frame(({ type }) => type === 'beat')
	expect(one.frames.some(({ type }) => type === 'event')).toBe(false)
})

test('typing reaches the other subscribers, at most once a second, and only from a subscriber', async () => {
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
	site.context.live.publish('conversation:7', { type: 'notificationsChanged' })
	await two.event('notificationsChanged')
	expect(two.frames.filter((frame) => frame.type === 'event' && frame.event.type === 'typing')).toHaveLength(1)
	expect(one.frames.some((frame) => frame.type === 'event' && frame.event.type === 'typing')).toBe(false)
})

test('presence is published to the members who may watch it', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const page = await openPage(site.app, bia.key)
	await page.watch(`presence:${caio.id}`)
	expect(await page.event('presence')).toEqual({ type: 'presence', memberId: caio.id, online: false })
	await openPage(site.app, caio.key)
	await page.frame((frame) => frame.type === 'event' && frame.event.type === 'presence' && frame.event.online)
	expect(site.context.live.online([bia.id, caio.id, 'nobody'])).toEqual(new Set([bia.id, caio.id]))
})
