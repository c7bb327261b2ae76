import { testSite } from '../../testing/site.testing.ts'
import { messageBench } from '../message.testing.ts'

const site = testSite()
const {
	befriend,
	channelOf,
	chatOf,
	join,
	newGroup,
	newMember,
	newMembers,
	read,
	refusal,
	say,
	send,
	setPublic,
	texts,
} = messageBench(site)

const friends = async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	await befriend(bia, caio)
	return { bia, caio, chat: await chatOf(bia, caio) }
}

test('two friends share one chat', async () => {
	const { bia, caio, chat } = await friends()
	expect(await chatOf(caio, bia)).toBe(chat)
	expect(await read(`conversations/${chat}`, caio)).toMatchObject({
		direct: { id: chat, member: { id: bia.id, name: bia.username }, lastNumber: 0, canWrite: true, lastMessage: null },
		group: null,
	})
})

test('a message is in the list of both, unread for the other until they read it', async () => {
	const { bia, caio, chat } = await friends()
	await say(chat, bia, 'Oi!')
	await say(chat, bia, 'Viu o episódio 6?')
	const { direct } = await read('conversations', caio)
	expect(direct).toMatchObject([
		{ id: chat, unread: 2, lastNumber: 2, readNumber: 0, lastMessage: { text: 'Viu o episódio 6?', authorId: bia.id } },
	])
	expect((await read('conversations', bia)).direct).toMatchObject([{ unread: 0, readNumber: 2 }])
	const answer = await send('PUT', `conversations/${chat}/read`, caio, { number: 1 })
	expect(answer.json()).toEqual({ readNumber: 1, unread: 1 })
	expect((await send('PUT', `conversations/${chat}/read`, caio, { number: 99 })).json()).toEqual({
		readNumber: 2,
		unread: 0,
	})
	expect((await send('PUT', `conversations/${chat}/read`, caio, { number: 1 })).json().readNumber).toBe(2)
})

test('an empty chat is listed only for new friends', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	await join((await newGroup(bia)).id, caio)
	await chatOf(bia, caio)
	expect((await read('conversations', bia)).direct).toEqual([])
	await befriend(bia, caio)
	expect((await read('conversations', bia)).direct).toMatchObject([{ member: { id: caio.id }, lastMessage: null }])
})

test('strangers must become friends first, members of one group need not', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const open = (by: typeof bia, to: typeof bia) => refusal('POST', 'conversations/direct', by, { memberId: to.id })
	expect(await open(bia, caio)).toEqual([403, 'message.notAllowed'])
	const group = await newGroup(bia)
	await join(group.id, caio)
	expect((await open(caio, bia))[0]).toBe(200)
})

test('a member who leaves the last common group can read but not write', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const group = await newGroup(bia)
	await join(group.id, caio)
	const chat = await chatOf(caio, bia)
	await say(chat, caio, 'Cheguei')
	await send('POST', `groups/${group.id}/leave`, caio)
	expect((await read('conversations', caio)).direct).toMatchObject([{ canWrite: false }])
	expect(await texts(chat, caio)).toEqual(['Cheguei'])
	expect((await say(chat, caio, 'E agora?')).json().code).toBe('message.notAllowed')
})

test('only friends write to a private member, unless that member wrote first', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	expect((await setPublic(caio, false)).statusCode).toBe(200)
	const open = () => refusal('POST', 'conversations/direct', bia, { memberId: caio.id })
	expect(await open()).toEqual([404, 'request.notFound'])
	const group = await newGroup(bia)
	await join(group.id, caio)
	expect(await open()).toEqual([403, 'message.notAllowed'])
	const chat = await chatOf(caio, bia)
	expect((await say(chat, bia, 'Oi')).statusCode).toBe(403)
	await say(chat, caio, 'Oi, Bia')
	expect((await say(chat, bia, 'Oi, Caio')).statusCode).toBe(200)
})

test('a block hides the chat from both, and nothing is written', async () => {
	const { bia, caio, chat } = await friends()
	await say(chat, bia, 'Oi!')
	await send('PUT', `members/${bia.id}/block`, caio)
	for (const one of [bia, caio]) {
		expect((await read('conversations', one)).direct).toEqual([])
		expect(await refusal('GET', `conversations/${chat}/messages`, one)).toEqual([404, 'request.notFound'])
		expect((await say(chat, one, 'Oi?')).statusCode).toBe(404)
	}
	expect(await refusal('POST', 'conversations/direct', bia, { memberId: caio.id })).toEqual([404, 'request.notFound'])
})

test('the list has pages, and can be searched by name', async () => {
	const bia = await newMember()
	const group = await newGroup(bia)
	const others = await newMembers(52)
	for (const [index, other] of others.entries()) {
		await join(group.id, other)
		site.clock.now = new Date(site.clock.now.getTime() + 1000)
		await say(await chatOf(bia, other), bia, `mensagem ${index}`)
	}
	const first = await read('conversations', bia)
	expect(first.direct).toHaveLength(50)
	expect(first.direct[0].lastMessage.text).toBe('mensagem 51')
	const rest = await read(`conversations/direct?before=${encodeURIComponent(first.older)}`, bia)
	expect(rest.items.map((item: { lastMessage: { text: string } }) => item.lastMessage.text)).toEqual([
		'mensagem 1',
		'mensagem 0',
	])
	expect(rest.older).toBe(null)
	const name = others[0]?.username ?? ''
	const found = await read(`conversations/direct?q=${encodeURIComponent(name.toUpperCase())}`, bia)
	expect(found.items.some((item: { member: { name: string } }) => item.member.name === name)).toBe(true)
	expect(channelOf(group)).toBe(`${group.id}-geral`)
})
