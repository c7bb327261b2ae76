import { randomUUID } from 'node:crypto'
import { closePages, openPage, type TestPage } from '../../core/live/live.testing.ts'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { messageBench } from '../message.testing.ts'

const site = testSite()
const { befriend, channelOf, chatOf, history, join, newGroup, newMember, read, say, send, setPublic } =
	messageBench(site)
afterEach(closePages)

const keyOf = ({ headers }: TestMember) => ({
	authorization: headers.authorization ?? '',
	cookie: headers.cookie ?? '',
})
const open = async (by: TestMember, ...topics: string[]): Promise<TestPage> => {
	const page = await openPage(site.app, keyOf(by))
	if (topics.length > 0) await page.watch(...topics)
	return page
}
const channel = async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const group = await newGroup(bia)
	await join(group.id, caio)
	return { bia, caio, group, id: channelOf(group) }
}
const told = (page: TestPage, type: string) =>
	page.frames.filter((frame) => frame.type === 'event' && frame.event.type === type)

test('a channel’s message is published to its readers and to its group’s lists', async () => {
	const { bia, caio, group, id } = await channel()
	const reading = await open(caio, `conversation:${id}`)
	const elsewhere = await open(caio, `group:${group.id}`)
	const clientId = randomUUID()
	await say(id, bia, 'Oi!', clientId)
	expect(await reading.event('messageSent')).toMatchObject({
		conversationId: id,
		message: { number: 1, text: 'Oi!', clientId, author: { id: bia.id } },
	})
	expect(await elsewhere.event('channelActivity')).toEqual({
		type: 'channelActivity',
		groupId: group.id,
		conversationId: id,
		lastNumber: 1,
		authorId: bia.id,
	})
	await send('DELETE', `conversations/${id}/messages/1`, bia)
	expect(await reading.event('messageDeleted')).toMatchObject({ conversationId: id, number: 1, deletions: 1 })
})

test('a retry is published once', async () => {
	const { bia, caio, id } = await channel()
	const page = await open(caio, `conversation:${id}`)
	const clientId = randomUUID()
	for (let time = 0; time < 3; time += 1) await say(id, bia, 'uma vez', clientId)
	await say(id, bia, 'fim')
	await page.frame((frame) => frame.type === 'event' && JSON.stringify(frame).includes('fim'))
	expect(told(page, 'messageSent')).toHaveLength(2)
})

test('a direct message is published to all pages of both, each with their own view', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	await befriend(bia, caio)
	const chat = await chatOf(bia, caio)
	const [mine, theirs] = [await open(bia, `member:${bia.id}`), await open(caio, `member:${caio.id}`)]
	await say(chat, bia, 'Oi!')
	expect(await theirs.event('directChanged')).toMatchObject({
		direct: { id: chat, member: { id: bia.id }, online: true, unread: 1, lastMessage: { text: 'Oi!' } },
	})
	expect(await mine.event('directChanged')).toMatchObject({ direct: { member: { id: caio.id }, unread: 0 } })
	await send('PUT', `conversations/${chat}/read`, caio, { number: 1 })
	expect(await theirs.event('conversationRead')).toMatchObject({ conversationId: chat, readNumber: 1, unread: 0 })
})

test('only members can subscribe to a conversation or a group', async () => {
	const { group, id } = await channel()
	const eve = await newMember()
	const page = await openPage(site.app, keyOf(eve))
	const topics = [`conversation:${id}`, `group:${group.id}`, 'conversation:nada', 'group:nada']
	page.send({ type: 'watch', topics })
	expect(await page.frame(({ type }) => type === 'refused')).toEqual({ type: 'refused', topics })
})

test('a kicked member gets no more events at once', async () => {
	const { bia, caio, group, id } = await channel()
	const page = await open(caio, `conversation:${id}`, `group:${group.id}`, `member:${caio.id}`)
	await send('DELETE', `groups/${group.id}/members/${caio.id}`, bia)
	await page.frame((frame) => frame.type === 'ended' && frame.topics.includes(`conversation:${id}`))
	await page.frame((frame) => frame.type === 'ended' && frame.topics.includes(`group:${group.id}`))
	expect(await page.event('groupLeft')).toMatchObject({ groupId: group.id, reason: 'kicked', name: 'Varanda' })
	// The event comes before the end of the subscription, so that the page knows the reason.
	await page.frame(({ type }) => type === 'ended')
	const told = page.frames.map((frame) => (frame.type === 'event' ? frame.event.type : frame.type))
	expect(told.indexOf('groupLeft')).toBeLessThan(told.indexOf('ended'))
	await say(id, bia, 'segredo')
	await send('POST', 'friends/requests', bia, { memberId: caio.id })
	await page.event('friendsChanged')
	expect(JSON.stringify(page.frames)).not.toContain('segredo')
})

test('messages across a block are not published, and are read without text', async () => {
	const { bia, caio, id } = await channel()
	await send('PUT', `members/${caio.id}/block`, bia)
	const page = await open(caio, `conversation:${id}`)
	await say(id, bia, 'segredo')
	await say(id, caio, 'oi')
	expect(await page.event('messageSent')).toMatchObject({ message: { number: 2, text: 'oi' } })
	expect(JSON.stringify(page.frames)).not.toContain('segredo')
	expect((await history(id, caio, '?after=0')).items).toMatchObject([{ state: 'hidden', text: null }, { text: 'oi' }])
})

test('a block ends both subscriptions to the direct chat', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	await befriend(bia, caio)
	const chat = await chatOf(bia, caio)
	const pages = [await open(bia, `conversation:${chat}`), await open(caio, `conversation:${chat}`)]
	await send('PUT', `members/${caio.id}/block`, bia)
	for (const page of pages)
		expect(await page.frame(({ type }) => type === 'ended')).toMatchObject({ topics: [`conversation:${chat}`] })
})

test('changes of a group are published to its members, and a join to all devices of the new member', async () => {
	const { bia, caio, group } = await channel()
	const duda = await newMember()
	const [page, other] = [await open(caio, `group:${group.id}`), await open(duda, `member:${duda.id}`)]
	await join(group.id, duda)
	expect(await other.event('groupJoined')).toEqual({ type: 'groupJoined', groupId: group.id })
	expect(await page.event('groupChanged')).toEqual({ type: 'groupChanged', groupId: group.id })
	await send('DELETE', `groups/${group.id}`, bia)
	expect(await page.event('groupLeft')).toMatchObject({ groupId: group.id, reason: 'deleted' })
})

test('a friend request is published to its receiver', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const page = await open(caio, `member:${caio.id}`)
	await send('POST', 'friends/requests', bia, { memberId: caio.id })
	expect(await page.event('friendsChanged')).toEqual({ type: 'friendsChanged', received: 1 })
})

test('presence is visible to members who may write, until a block', async () => {
	const [bia, caio, eve] = [await newMember(), await newMember(), await newMember()]
	await befriend(bia, caio)
	const [page, other] = [await open(bia, `presence:${caio.id}`), await openPage(site.app, keyOf(eve))]
	other.send({ type: 'watch', topics: [`presence:${caio.id}`, 'presence:nada'] })
	await other.frame(({ type }) => type === 'refused')
	await open(caio)
	await page.frame((frame) => frame.type === 'event' && frame.event.type === 'presence' && frame.event.online)
	await send('PUT', `members/${caio.id}/block`, bia)
	expect(await page.frame(({ type }) => type === 'ended')).toMatchObject({ topics: [`presence:${caio.id}`] })
})

test('the presence of a private member is hidden from their groups', async () => {
	const { bia, caio, group } = await channel()
	await open(caio)
	const online = async () =>
		(await read(`groups/${group.id}/members`, bia)).items.map((one: { online: boolean }) => one.online)
	expect(await online()).toEqual([false, true])
	await setPublic(caio, false)
	expect(await online()).toEqual([false, false])
	await befriend(caio, bia)
	expect(await online()).toEqual([false, true])
})
