import { testSite } from '../../testing/site.testing.ts'
import { messageBench } from '../message.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { befriend, channelOf, chatOf, join, newGroup, newMember, read, say, send } = messageBench(site)

test('a conversation with unread messages is listed once, until it is read', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	await befriend(bia, caio)
	const chat = await chatOf(bia, caio)
	const group = await newGroup(bia)
	await join(group.id, caio)
	expect(await read('conversations/unread', caio)).toEqual({ conversationIds: [], groupIds: [group.id] })
	await say(chat, bia, 'Oi')
	await say(chat, bia, 'Tudo bem?')
	await say(channelOf(group), bia, 'Olá')
	const ids = [chat, channelOf(group)].sort()
	expect((await read('conversations/unread', caio)).conversationIds).toEqual(ids)
	expect((await read('conversations/unread', bia)).conversationIds).toEqual([])
	await send('PUT', `conversations/${chat}/read`, caio, { number: 2 })
	expect((await read('conversations/unread', caio)).conversationIds).toEqual([channelOf(group)])
})

test('deleted and blocked messages are not unread, as in the list', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	await befriend(bia, caio)
	const chat = await chatOf(bia, caio)
	const group = await newGroup(bia)
	await join(group.id, caio)
	await say(chat, bia, 'Oi')
	await send('DELETE', `conversations/${chat}/messages/1`, bia)
	expect((await read('conversations/unread', caio)).conversationIds).toEqual([])
	await say(chat, bia, 'De novo')
	await say(channelOf(group), bia, 'Olá')
	await send('PUT', `members/${bia.id}/block`, caio)
	expect((await read('conversations/unread', caio)).conversationIds).toEqual([])
})
