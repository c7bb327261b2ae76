import { randomUUID } from 'node:crypto'
import { MESSAGE_MAX_LENGTH } from 'shared-contract'
import { testSite } from '../../testing/site.testing.ts'
import { messageBench } from '../message.testing.ts'

const site = testSite()
const { channelOf, history, join, newGroup, newMember, read, refusal, say, send, texts } = messageBench(site)

const channel = async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const group = await newGroup(bia)
	await join(group.id, caio)
	return { bia, caio, group, id: channelOf(group) }
}

/** Messages that were there before, without saying each. */
const fill = async (conversationId: string, authorId: string, count: number) => {
	const rows = Array.from({ length: count }, (_, index) => ({
		conversation_id: conversationId,
		number: index + 1,
		author_id: authorId,
		client_id: randomUUID(),
		text: `n${index + 1}`,
		sent_at: site.clock.now,
		deletion: null,
	}))
	await site.db.insertInto('message').values(rows).execute()
	await site.db.updateTable('conversation').set({ last_number: count }).where('id', '=', conversationId).execute()
}
const PLAIN = { editedAt: null, episode: null, replyTo: null, reactions: [], pinned: false }
const numbers = (page: { items: { number: number }[] }) => page.items.map(({ number }) => number)

test('messages are numbered without gaps, with author, time and text', async () => {
	const { bia, caio, id } = await channel()
	const clientId = randomUUID()
	expect((await say(id, bia, 'Olá', clientId)).json()).toEqual({
		conversationId: id,
		message: {
			number: 1,
			state: 'sent',
			clientId,
			author: { id: bia.id, name: bia.username, avatarUrl: `/art/avatar/${bia.id}.svg` },
			text: 'Olá',
			sentAt: site.clock.now.toISOString(),
			...PLAIN,
		},
	})
	await say(id, caio, 'Oi')
	expect(await history(id, caio)).toMatchObject({ items: [{ number: 1 }, { number: 2 }], more: false, lastNumber: 2 })
})

test('a repeated message is stored once, even with another text', async () => {
	const { bia, id } = await channel()
	const clientId = randomUUID()
	const first = await say(id, bia, 'uma vez', clientId)
	expect((await say(id, bia, 'uma vez', clientId)).json()).toEqual(first.json())
	const answers = await Promise.all(Array.from({ length: 5 }, () => say(id, bia, 'de novo', clientId)))
	expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1)
	expect(await texts(id, bia)).toEqual(['uma vez'])
})

test('concurrent messages are stored once, in one order', async () => {
	const { bia, caio, id } = await channel()
	const said = Array.from({ length: 20 }, (_, index) => `m${index}`)
	await Promise.all(said.map((text, index) => say(id, index % 2 ? bia : caio, text)))
	const page = await history(id, bia)
	expect(numbers(page)).toEqual(said.map((_, index) => index + 1))
	expect(new Set(await texts(id, bia))).toEqual(new Set(said))
})

test('the same client id of another author is another message', async () => {
	const { bia, caio, id } = await channel()
	const clientId = randomUUID()
	await say(id, bia, 'de Bia', clientId)
	await say(id, caio, 'de Caio', clientId)
	expect(await texts(id, bia)).toEqual(['de Bia', 'de Caio'])
})

test.each([
	['', 'text.required'],
	[' \n\t\u3000', 'text.required'],
])('the text %j is refused', async (text, code) => {
	const { bia, id } = await channel()
	const answer = await say(id, bia, text)
	expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ code, fields: { text: code } })])
	expect(await texts(id, bia)).toEqual([])
})

test('the maximum length counts characters, and the text is stored as typed', async () => {
	const { bia, id } = await channel()
	const longest = '🌿'.repeat(MESSAGE_MAX_LENGTH)
	expect((await say(id, bia, longest)).statusCode).toBe(200)
	await say(id, bia, '  *negrito* <b>não</b>\r\n  fim  ')
	expect(await texts(id, bia)).toEqual([longest, '  *negrito* <b>não</b>\r\n  fim  '])
	await say(id, bia, 'Ação'.normalize('NFD'))
	expect((await texts(id, bia)).at(-1)).toBe('Ação'.normalize('NFC'))
})

test('the history has pages to older messages', async () => {
	const { bia, id } = await channel()
	await fill(id, bia.id, 120)
	const newest = await history(id, bia)
	expect([numbers(newest)[0], numbers(newest).at(-1), newest.more]).toEqual([71, 120, true])
	const above = await history(id, bia, '?before=71')
	expect([numbers(above)[0], numbers(above).at(-1), above.more]).toEqual([21, 70, true])
	const top = await history(id, bia, '?before=21')
	expect([numbers(top)[0], numbers(top).at(-1), top.more]).toEqual([1, 20, false])
	expect(numbers(await history(id, bia, '?before=1'))).toEqual([])
})

test('a client catches up after its last number', async () => {
	const { bia, id } = await channel()
	await fill(id, bia.id, 250)
	const missed = await history(id, bia, '?after=10')
	expect([numbers(missed)[0], numbers(missed).at(-1), missed.more]).toEqual([11, 210, true])
	const rest = await history(id, bia, '?after=210')
	expect([numbers(rest)[0], numbers(rest).at(-1), rest.more]).toEqual([211, 250, false])
	expect(await history(id, bia, '?after=250')).toMatchObject({ items: [], more: false, lastNumber: 250 })
})

test('a client catches up with deletions', async () => {
	const { bia, id } = await channel()
	await fill(id, bia.id, 5)
	const { deletions } = await history(id, bia)
	expect(deletions).toBe(0)
	for (const number of [4, 2]) await send('DELETE', `conversations/${id}/messages/${number}`, bia)
	expect(await history(id, bia, '?after=5&deletions=0')).toMatchObject({ items: [], deleted: [4, 2], deletions: 2 })
	expect(await history(id, bia, '?after=5&deletions=1')).toMatchObject({ deleted: [2], deletions: 2 })
	expect(await history(id, bia, '?after=5&deletions=2')).toMatchObject({ deleted: [], deletions: 2 })
})

test.each(['before=1&after=1', 'before=x', 'after=-1', 'before=9999999999999999999'])(
	'%s is refused',
	async (query) => {
		const { bia, id } = await channel()
		expect(await refusal('GET', `conversations/${id}/messages?${query}`, bia)).toEqual([400, 'request.invalid'])
	},
)

test('of a deleted message number and author stay, the text is erased', async () => {
	const { bia, caio, group, id } = await channel()
	await say(id, caio, 'ops')
	expect((await send('DELETE', `conversations/${id}/messages/1`, caio)).json()).toEqual({ deletions: 1 })
	expect((await send('DELETE', `conversations/${id}/messages/1`, caio)).json()).toEqual({ deletions: 1 })
	const sentAt = site.clock.now.toISOString()
	expect((await history(id, bia)).items).toEqual([
		{
			number: 1,
			state: 'deleted',
			clientId: null,
			author: expect.objectContaining({ id: caio.id }),
			text: null,
			sentAt,
			...PLAIN,
		},
	])
	const { text } = await site.db.selectFrom('message').select('text').executeTakeFirstOrThrow()
	expect(text).toBe('')
	expect((await read(`groups/${group.id}`, bia)).channels[0].unread).toBe(false)
})

test('a channel is unread for others until read; messages before joining count as read', async () => {
	const { bia, caio, group, id } = await channel()
	const unread = async (by: typeof bia) => (await read('conversations', by)).groups[0].channels[0].unread
	await say(id, bia, 'Oi')
	expect([await unread(bia), await unread(caio)]).toEqual([false, true])
	await send('PUT', `conversations/${id}/read`, caio, { number: 1 })
	expect(await unread(caio)).toBe(false)
	const duda = await newMember()
	await join(group.id, duda)
	expect(await unread(duda)).toBe(false)
	expect(await texts(id, duda)).toEqual(['Oi'])
})

test('messages across a block have neither text nor author', async () => {
	const { bia, caio, id } = await channel()
	await say(id, caio, 'segredo')
	await send('PUT', `members/${caio.id}/block`, bia)
	const page = await history(id, bia)
	expect(page.items).toMatchObject([{ number: 1, state: 'hidden', author: null, text: null, clientId: null }])
	expect(JSON.stringify(page)).not.toContain('segredo')
	expect((await read('conversations', bia)).groups[0].channels[0].unread).toBe(false)
})

test('messages of a deleted account have neither text nor author', async () => {
	const { bia, caio, id } = await channel()
	await say(id, caio, 'adeus')
	await site.db.deleteFrom('member').where('id', '=', caio.id).execute()
	expect((await history(id, bia)).items).toMatchObject([{ number: 1, state: 'deleted', author: null, text: null }])
})
