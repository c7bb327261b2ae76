import { closePages, openPage, type TestPage } from '../../core/live/live.testing.ts'
import { GOOD_PASSWORD, type TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { messageBench } from '../message.testing.ts'

const site = testSite()
const { befriend, channelOf, chatOf, join, newGroup, newMembers, send, setPublic } = messageBench(site)
afterEach(closePages)

async function open({ headers }: TestMember, ...topics: string[]): Promise<TestPage> {
	const page = await openPage(site.app, { authorization: headers.authorization ?? '', cookie: headers.cookie ?? '' })
	if (topics.length > 0) await page.watch(...topics)
	return page
}

/** Waits until what was sent before has been answered. */
async function settled(page: TestPage): Promise<void> {
	page.send({ type: 'beat' })
	await page.frame(({ type }) => type === 'beat')
}

const ended = (page: TestPage, topic: string) =>
	page.frame((frame) => frame.type === 'ended' && frame.topics.includes(topic))
const told = (page: TestPage, type: string) =>
	page.frames.filter((frame) => frame.type === 'event' && frame.event.type === type)

async function three() {
	const [bia, caio, duda] = await newMembers(3)
	if (!bia || !caio || !duda) throw new Error('there are three')
	const group = await newGroup(bia)
	for (const member of [caio, duda]) await join(group.id, member)
	return { bia, caio, duda, group, channel: channelOf(group) }
}

test('going private ends presence for all but friends, and subscriptions to the profile', async () => {
	const { bia, caio, duda } = await three()
	await befriend(bia, caio)
	const topics = [`presence:${bia.id}`, `profile:${bia.id}`]
	const [friend, other] = [await open(caio, ...topics), await open(duda, ...topics)]
	await setPublic(bia, false)
	for (const topic of topics) await ended(other, topic)
	await ended(friend, `profile:${bia.id}`)
	const here = await open(bia)
	await friend.frame((frame) => frame.type === 'event' && frame.event.type === 'presence' && frame.event.online)
	await settled(other)
	expect(told(other, 'presence').map((frame) => JSON.stringify(frame))).not.toContainEqual(
		expect.stringContaining('"online":true'),
	)
	await here.close()
})

test('a kicked member and the remaining members lose each other’s presence', async () => {
	const { bia, caio, duda, group } = await three()
	const stays = await open(duda, `presence:${caio.id}`)
	const goes = await open(caio, `presence:${duda.id}`, `presence:${bia.id}`)
	await send('DELETE', `groups/${group.id}/members/${caio.id}`, bia)
	await ended(stays, `presence:${caio.id}`)
	await ended(goes, `presence:${duda.id}`)
	await ended(goes, `presence:${bia.id}`)
})

test('members of a deleted group lose each other’s presence', async () => {
	const { bia, caio, duda, group, channel } = await three()
	const topics = [`presence:${duda.id}`, `group:${group.id}`, `conversation:${channel}`]
	const page = await open(caio, ...topics)
	await send('DELETE', `groups/${group.id}`, bia)
	for (const topic of topics) await ended(page, topic)
})

test('typing signals do not cross a block, even in shared channels', async () => {
	const { bia, caio, duda, channel } = await three()
	await send('PUT', `members/${caio.id}/block`, bia)
	const [typing, blocked, other] = [
		await open(bia, `conversation:${channel}`),
		await open(caio, `conversation:${channel}`),
		await open(duda, `conversation:${channel}`),
	]
	typing.send({ type: 'typing', conversationId: channel })
	expect(await other.event('typing')).toMatchObject({ member: { id: bia.id } })
	await settled(blocked)
	expect(told(blocked, 'typing')).toEqual([])
	blocked.send({ type: 'typing', conversationId: channel })
	await other.frame(
		(frame) => frame.type === 'event' && frame.event.type === 'typing' && frame.event.member.id === caio.id,
	)
	await settled(typing)
	expect(told(typing, 'typing')).toEqual([])
})

test('a deleted account ends all subscriptions, and is published to friends and groups', async () => {
	const { bia, caio, group } = await three()
	await befriend(bia, caio)
	const chat = await chatOf(bia, caio)
	const page = await open(caio, `presence:${bia.id}`, `profile:${bia.id}`, `conversation:${chat}`, `group:${group.id}`)
	const from = page.frames.length
	await send('POST', 'account/deletion', bia, { password: GOOD_PASSWORD })
	for (const topic of [`presence:${bia.id}`, `profile:${bia.id}`, `conversation:${chat}`]) await ended(page, topic)
	for (const type of ['friendsChanged', 'groupChanged']) {
		await page.frame(
			(frame) => page.frames.indexOf(frame) >= from && frame.type === 'event' && frame.event.type === type,
		)
	}
})
