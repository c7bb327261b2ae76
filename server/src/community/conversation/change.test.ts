import { PINS_PER_CONVERSATION } from 'shared-contract'
import { testSite } from '../../testing/site.testing.ts'
import { messageBench } from '../message.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { befriend, channelOf, chatOf, history, join, newGroup, newMember, read, refusal, say, send } = messageBench(site)

const channel = async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const group = await newGroup(bia)
	await join(group.id, caio)
	return { bia, caio, id: channelOf(group) }
}

test('authors edit their messages; a page that was away catches up with the change', async () => {
	const { bia, caio, id } = await channel()
	await say(id, bia, 'Olá')
	const path = `conversations/${id}/messages/1`
	expect(await refusal('PUT', path, bia, { text: ' ' })).toEqual([400, 'text.required'])
	expect((await send('PUT', path, bia, { text: 'Olá!' })).json()).toMatchObject({
		changes: 1,
		message: { text: 'Olá!' },
	})
	expect((await send('PUT', path, bia, { text: 'Olá!' })).json().changes).toBe(1)
	expect(await history(id, caio, '?after=1&changes=0')).toMatchObject({
		items: [],
		changed: [{ number: 1, text: 'Olá!', editedAt: site.clock.now.toISOString() }],
		changes: 1,
	})
	expect(await history(id, caio, '?after=1&changes=1')).toMatchObject({ changed: [], changes: 1 })
	await send('DELETE', path, bia)
	expect(await refusal('PUT', path, bia, { text: 'De novo' })).toEqual([404, 'request.notFound'])
})

test('a reply shows the beginning of what it replies to, and no more once that is deleted or its author blocked', async () => {
	const { bia, caio, id } = await channel()
	await say(id, bia, 'Pergunta')
	const quote = async () => (await history(id, caio)).items[1].replyTo
	const clientId = '0b1b7a52-5a0e-4b56-9d6f-0f4bb2c7c001'
	await send('POST', `conversations/${id}/messages`, caio, { clientId, text: 'Resposta', replyTo: 1 })
	expect(await quote()).toMatchObject({ number: 1, state: 'sent', text: 'Pergunta', author: { id: bia.id } })
	await send('PUT', `members/${bia.id}/block`, caio)
	expect(await quote()).toEqual({ number: 1, state: 'hidden', text: null, author: null })
	await send('DELETE', `members/${bia.id}/block`, caio)
	await send('DELETE', `conversations/${id}/messages/1`, bia)
	expect(await quote()).toMatchObject({ state: 'deleted', text: null })
	const body = { clientId: clientId.replace(/.$/, '2'), text: 'Oi', replyTo: 1 }
	expect(await refusal('POST', `conversations/${id}/messages`, caio, body)).toEqual([404, 'request.notFound'])
})

test('each member reacts once with each reaction, and a deletion takes the reactions along', async () => {
	const { bia, caio, id } = await channel()
	await say(id, bia, 'Olá')
	const path = `conversations/${id}/messages/1/reactions`
	for (const by of [bia, caio, caio]) await send('PUT', `${path}/fire`, by)
	await send('PUT', `${path}/like`, caio)
	const reactions = async () => (await history(id, bia)).items[0].reactions
	expect(await reactions()).toEqual([
		{ reaction: 'like', count: 1, own: false },
		{ reaction: 'fire', count: 2, own: true },
	])
	await send('DELETE', `${path}/fire`, bia)
	expect((await reactions())[1]).toEqual({ reaction: 'fire', count: 1, own: false })
	await send('DELETE', `conversations/${id}/messages/1`, bia)
	expect(await site.db.selectFrom('message_reaction').selectAll().execute()).toEqual([])
})

test('those who may arrange channels pin messages, up to a limit; in a chat both do', async () => {
	const { bia, caio, id } = await channel()
	for (let number = 1; number <= PINS_PER_CONVERSATION + 1; number += 1) await say(id, bia, `n${number}`)
	const pin = (number: number) => `conversations/${id}/messages/${number}/pin`
	for (let number = 1; number <= PINS_PER_CONVERSATION; number += 1) await send('PUT', pin(number), bia)
	expect(await refusal('PUT', pin(PINS_PER_CONVERSATION + 1), bia)).toEqual([409, 'message.tooManyPins'])
	await send('DELETE', pin(1), bia)
	await send('DELETE', `conversations/${id}/messages/2`, bia)
	expect((await read(`conversations/${id}/pins`, caio)).items).toHaveLength(PINS_PER_CONVERSATION - 2)
	await befriend(bia, caio)
	const chat = await chatOf(bia, caio)
	await say(chat, bia, 'Oi')
	expect((await send('PUT', `conversations/${chat}/messages/1/pin`, caio)).statusCode).toBe(200)
})

test('a search finds words by their beginnings, newest first, without deleted messages and those of blocked members', async () => {
	const { bia, caio, id } = await channel()
	for (const text of ['Ação na ponte', 'a ponte', 'nada', 'PONTES']) await say(id, bia, text)
	const found = async (q: string) =>
		(await read(`conversations/${id}/search?q=${encodeURIComponent(q)}`, caio)).items.map(
			({ text }: { text: string }) => text,
		)
	expect(await found('ponte')).toEqual(['PONTES', 'a ponte', 'Ação na ponte'])
	expect(await found('acao pon')).toEqual(['Ação na ponte'])
	await send('DELETE', `conversations/${id}/messages/4`, bia)
	expect(await found('ponte')).toHaveLength(2)
	await send('PUT', `members/${bia.id}/block`, caio)
	expect(await found('ponte')).toEqual([])
})

test.each([0, 1, 2])('an edit, a pin, a reaction and a deletion at once leave no text behind (%i)', async () => {
	const { bia, id } = await channel()
	await say(id, bia, 'Olá')
	const path = `conversations/${id}/messages/1`
	const answers = await Promise.all([
		send('PUT', path, bia, { text: 'Editada' }),
		send('PUT', `${path}/pin`, bia),
		send('DELETE', path, bia),
		send('PUT', `${path}/reactions/like`, bia),
		send('PUT', path, bia, { text: 'Outra' }),
	])
	expect(answers.map(({ statusCode }) => statusCode).filter((status) => status !== 200 && status !== 404)).toEqual([])
	const [message] = (await history(id, bia)).items
	expect(message).toMatchObject({ state: 'deleted', text: null, reactions: [] })
	expect(await site.db.selectFrom('message').select('text').execute()).toEqual([{ text: '' }])
	expect(await site.db.selectFrom('message_reaction').selectAll().execute()).toEqual([])
	expect((await read(`conversations/${id}/pins`, bia)).items).toEqual([])
})
