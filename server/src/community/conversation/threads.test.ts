import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Group } from 'shared-contract'
import { closePages } from '../../core/live/live.testing.ts'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { unzip } from '../../testing/unzip.testing.ts'
import { countedQueries } from '../query.testing.ts'
import { watchBench } from '../watch/watch.testing.ts'
import { history as readHistory } from './history.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const bench = watchBench(site)
const { asks, channelOf, history, join, newGroup, newMember, numberOf, opens, read, received } = bench
const { refusal, say, send, texts, watch, watchGroup, write } = bench
afterEach(closePages)

const SECRET = 'Hayase era o irmão dela'
const start = (id: string, number: number, by: TestMember) =>
	send('PUT', `conversations/${id}/messages/${number}/thread`, by)
const stop = (id: string, number: number, by: TestMember) =>
	send('DELETE', `conversations/${id}/messages/${number}/thread`, by)
const unread = async (by: TestMember): Promise<string[]> => (await read('conversations/unread', by)).conversationIds
const groupSeen = (id: string, by: TestMember): Promise<Group> => read(`groups/${id}`, by)
const tick = () => {
	site.clock.now = new Date(site.clock.now.getTime() + 1000)
}

/** Bia and Caio in a group; Bia has written a message. */
async function talk() {
	const [bia, caio] = [await newMember(), await newMember()]
	const group = await newGroup(bia)
	await join(group.id, caio)
	const id = channelOf(group)
	await say(id, bia, 'Raiz')
	return { bia, caio, group, id, thread: `${id}--1` }
}

test('a message of a channel carries a thread, which is a conversation of its own', async () => {
	const { bia, caio, id, thread } = await talk()
	const page = await opens(bia, `conversation:${id}`)
	expect((await start(id, 1, caio)).json().message.thread).toEqual({
		replies: 0,
		lastAt: null,
		unread: 0,
		followed: true,
	})
	const below = await opens(bia, `conversation:${thread}`)
	await say(thread, caio, 'Primeira')
	expect(await page.event('messageChanged')).toMatchObject({ conversationId: id, number: 1 })
	expect(await below.event('messageSent')).toMatchObject({ conversationId: thread, message: { text: 'Primeira' } })
	await say(thread, bia, 'Segunda')
	expect(await texts(id, bia)).toEqual(['Raiz'])
	expect(await texts(thread, bia)).toEqual(['Primeira', 'Segunda'])
	const lastAt = site.clock.now.toISOString()
	const root = { number: 1, text: 'Raiz', thread: { replies: 2, lastAt, unread: 1, followed: true } }
	expect((await history(thread, caio)).root).toMatchObject(root)
	expect((await history(id, caio)).items).toMatchObject([root])
	const since = await history(id, caio, '?after=1&changes=0&deletions=0')
	expect(since.changed).toMatchObject([root])
	await send('DELETE', `conversations/${thread}/messages/2`, bia)
	expect((await history(id, caio)).items[0].thread.replies).toBe(1)
	expect((await read(`conversations/${thread}`, caio)).group.id).toBe(id.split('-')[0])
})

test('a thread has no threads, and neither has a direct chat', async () => {
	const { bia, caio, id, thread } = await talk()
	await start(id, 1, bia)
	await say(thread, bia, 'Resposta')
	const chat = await bench.befriend(bia, caio).then(() => bench.chatOf(bia, caio))
	await say(chat, bia, 'Oi')
	for (const each of [thread, chat]) expect((await start(each, 1, bia)).statusCode).toBe(404)
	for (const [method, rest] of [
		['GET', 'watch'],
		['DELETE', 'watch'],
		['DELETE', 'poll'],
	] as const) {
		expect((await send(method, `conversations/${thread}/${rest}`, bia)).statusCode).toBe(404)
	}
	expect((await send('POST', 'together', bia, { conversationId: thread })).statusCode).toBe(404)
})

test.each([1, 2, 3])('two members who start a thread at once start one (%i)', async () => {
	const { bia, caio, id, thread } = await talk()
	const answers = await Promise.all([start(id, 1, bia), start(id, 1, caio), start(id, 1, bia), start(id, 1, caio)])
	expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
	await Promise.all([say(thread, bia, 'a'), say(thread, caio, 'b')])
	const rows = await site.db.selectFrom('conversation').where('root_number', '=', 1).selectAll().execute()
	expect(rows).toMatchObject([{ id: thread, last_number: 2 }])
})

test('replies are unread for those who follow: who started or answered, until they stop', async () => {
	const { bia, caio, group, id, thread } = await talk()
	const duda = await newMember()
	await join(group.id, duda)
	await start(id, 1, bia)
	const [mine, others] = [await opens(bia, `group:${group.id}`), await opens(duda, `group:${group.id}`)]
	await say(thread, caio, 'Oi')
	expect(await mine.event('channelActivity')).toMatchObject({ conversationId: thread, authorId: caio.id })
	expect(await unread(bia)).toEqual([thread])
	expect((await groupSeen(group.id, bia)).channels[0]).toMatchObject({ unread: false, threads: [thread] })
	expect(await unread(duda)).toEqual([])
	expect((await groupSeen(group.id, duda)).channels[0]?.threads).toBeUndefined()
	expect((await history(id, duda)).items[0].thread).toMatchObject({ replies: 1, unread: 0, followed: false })
	await say(thread, bia, 'Olá')
	expect(await unread(bia)).toEqual([])
	expect(await unread(caio)).toContain(thread)
	await send('PUT', `conversations/${thread}/read`, caio, { number: 2 })
	expect(await unread(caio)).not.toContain(thread)
	expect((await stop(id, 1, caio)).json().message.thread.followed).toBe(false)
	await say(thread, bia, 'Ainda?')
	expect(await unread(caio)).not.toContain(thread)
	await say(thread, caio, 'De volta')
	await say(thread, bia, 'Que bom')
	expect(await unread(caio)).toContain(thread)
	await say(id, bia, 'No canal')
	await others.event('channelActivity')
	const toldOthers = others.frames.filter((frame) => JSON.stringify(frame).includes(thread))
	expect(toldOthers).toEqual([])
})

test('a deleted root keeps its thread; a deleted channel or group takes it along', async () => {
	const { bia, caio, group, id, thread } = await talk()
	await start(id, 1, bia)
	await say(thread, caio, 'Fica')
	await send('DELETE', `conversations/${id}/messages/1`, bia)
	expect((await history(id, caio)).items).toMatchObject([{ state: 'deleted', thread: { replies: 1 } }])
	expect(await texts(thread, caio)).toEqual(['Fica'])
	expect((await start(id, 1, caio)).statusCode).toBe(200)
	await say(id, bia, 'Outra')
	await send('DELETE', `conversations/${id}/messages/2`, bia)
	expect((await start(id, 2, caio)).statusCode).toBe(404)
	await send('POST', `groups/${group.id}/channels`, bia, { name: 'outro' })
	await send('DELETE', `groups/${group.id}/channels/geral`, bia)
	expect((await history(thread, caio)).code).toBe('request.notFound')
	const rest = (await groupSeen(group.id, bia)).channels[0]?.id ?? ''
	await say(rest, bia, 'Raiz')
	await start(rest, 1, caio)
	await send('DELETE', `groups/${group.id}`, bia)
	for (const table of ['conversation', 'conversation_read', 'message'] as const) {
		expect([table, await site.db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
	}
})

test('the search of a channel finds messages of its threads, page by page', async () => {
	const { bia, caio, id, thread } = await talk()
	await start(id, 1, bia)
	for (let round = 0; round < 14; round += 1) {
		if (round % 3 === 0) tick()
		await say(round % 2 === 0 ? id : thread, bia, `achado ${round}`)
	}
	const find = (rest: string) => read(`conversations/${id}/search?q=achado${rest}`, caio)
	expect((await find('')).items.every(({ inThread }: { inThread?: number }) => inThread === undefined)).toBe(true)
	const found: string[] = []
	for (let after: string | null = ''; after !== null; ) {
		const page: { items: { text: string }[]; next: string | null } = await find(
			`&threads=true${after && `&after=${encodeURIComponent(after)}`}`,
		)
		found.push(...page.items.map(({ text }) => text))
		after = page.next
	}
	expect(found).toHaveLength(14)
	expect(new Set(found).size).toBe(14)
	expect((await find('&threads=true')).items.find(({ text }: { text: string }) => text === 'achado 13')).toMatchObject({
		inThread: 1,
	})
	expect((await read(`conversations/${thread}/search?q=achado&threads=true`, caio)).items).toHaveLength(7)
})

test('a message of a thread is at least as closed as its root, and may open later', async () => {
	const { ana, id } = await watchGroup()
	await watch(ana, 3)
	const root = await numberOf(id, ana, 'Sobre o segundo', { episode: 2 })
	await start(id, root, ana)
	const thread = `${id}--${root}`
	for (const draft of [{ episode: null }, { episode: 1 }, { episode: 2 }, { episode: 3 }, {}]) {
		await write(thread, ana, 'Oi', draft)
	}
	const episodes = (await history(thread, ana)).items.map(({ episode }: { episode: number | null }) => episode)
	expect(episodes).toEqual([2, 2, 2, 3, 3])
	const closed = await write(thread, ana, 'Oi', { episode: 2, replyTo: 4 })
	expect(closed.json()).toMatchObject({ fields: { episode: 'message.episode.reply' } })
})

/** A thread of a message about the second episode, whose text nobody else may learn. */
async function closedThread() {
	const { ana, beto, group, id } = await watchGroup()
	const root = await numberOf(id, ana, `${SECRET} (raiz)`)
	await start(id, root, ana)
	const thread = `${id}--${root}`
	await write(thread, ana, SECRET)
	return { ana, beto, group, id, root, thread }
}

/** Each request about a thread, with the outcome of whoever may not open it. */
async function askEverything(by: TestMember | undefined, id: string, thread: string, root: number): Promise<number[]> {
	const ask = bench.asks
	const message = `conversations/${thread}/messages/1`
	const answers = [
		...(await Promise.all(
			['', '/messages', '/messages?after=0&changes=0&deletions=0', '/pins', '/search?q=Hayase&threads=true'].map(
				(rest) => ask('GET', `conversations/${thread}${rest}`, by),
			),
		)),
		await ask('POST', `conversations/${thread}/messages`, by, { clientId: randomUUID(), text: 'Oi' }),
		await ask('PUT', message, by, { text: 'Eu?' }),
		await ask('DELETE', message, by),
		await ask('PUT', `${message}/reactions/like`, by),
		await ask('PUT', `${message}/pin`, by),
		await ask('PUT', `conversations/${thread}/read`, by, { number: 1 }),
		await ask('PUT', `conversations/${id}/messages/${root}/thread`, by),
		await ask('DELETE', `conversations/${id}/messages/${root}/thread`, by),
		await ask('POST', `reports/message/${thread}.1`, by, { reason: 'spam', text: '' }),
	]
	return answers.map(({ statusCode }) => statusCode)
}

test.each([
	'behind',
	'left',
	'banned',
	'blocked by the author of the root',
	'blocker of the author of the root',
	'signed out',
] as const)('nothing of a closed thread leaks to who is %s', async (who) => {
	const { ana, beto, group, id, root, thread } = await closedThread()
	// Whoever is kept out for another reason has seen the episode.
	if (who !== 'behind') await watch(beto, 2)
	const isWithin = who === 'behind' || who.startsWith('block')
	if (who === 'left') await send('POST', `groups/${group.id}/leave`, beto)
	if (who === 'banned') await send('DELETE', `groups/${group.id}/members/${beto.id}?ban=true`, ana)
	if (who === 'blocked by the author of the root') await send('PUT', `members/${beto.id}/block`, ana)
	if (who === 'blocker of the author of the root') await send('PUT', `members/${ana.id}/block`, beto)
	const by = who === 'signed out' ? undefined : beto
	const page = by && (await opens(by, ...(isWithin ? [`conversation:${id}`, `group:${group.id}`] : [])))
	page?.send({ type: 'watch', topics: [`conversation:${thread}`] })
	await page?.frame(({ type }) => type === 'refused')

	const expected = who === 'signed out' ? 401 : 404
	expect(await askEverything(by, id, thread, root)).toEqual(Array(14).fill(expected))
	await write(thread, ana, `${SECRET}!`)
	await send('PUT', `conversations/${thread}/messages/1`, ana, { text: `${SECRET}?` })
	await send('PUT', `conversations/${thread}/messages/1/reactions/wow`, ana)
	await send('DELETE', `conversations/${thread}/messages/2`, ana)
	await send('POST', `groups/${group.id}/channels`, ana, { name: 'fim' })
	if (isWithin) await page?.event('groupChanged')
	if (by) for (const each of ['conversations', 'conversations/unread', 'notifications']) await asks('GET', each, by)
	for (const rest of ['messages', 'messages?after=0&changes=0&deletions=0', 'pins', 'search?q=hayase&threads=true']) {
		await asks('GET', `conversations/${id}/${rest}`, by)
	}
	await asks('GET', `groups/${group.id}`, by)
	const archive = by && (await site.app.inject({ url: '/api/list-exports/archive.zip', headers: by.headers }))
	const files = archive ? Object.values(unzip(archive.rawPayload)).map(String).join() : ''
	// What a page asked for is named in its refusal.
	const frames = received().replaceAll(/\{"type":"refused","topics":[^}]*\}/g, '')
	for (const got of [frames, files]) {
		expect(got).not.toContain('Hayase')
		expect(got).not.toContain('--')
		expect(got).not.toContain('"thread"')
		expect(got).not.toContain('wow')
	}
})

test('who has seen the episode reads the thread, and loses it when they take the episode back or the author blocks them', async () => {
	const { ana, beto, id, thread, root } = await closedThread()
	await watch(beto, 2)
	expect(await texts(thread, beto)).toEqual([SECRET])
	await start(id, root, beto)
	const page = await opens(beto, `conversation:${thread}`, `conversation:${id}`)
	await site.db.deleteFrom('episode_reaction').where('member_id', '=', beto.id).execute()
	await write(thread, ana, `${SECRET}, sim`)
	await write(id, ana, 'Fim', { episode: null })
	await page.frame((frame) => JSON.stringify(frame).includes('Fim'))
	expect(page.frames.filter((frame) => JSON.stringify(frame).includes('--'))).toHaveLength(1)
	expect(await unread(beto)).toEqual([id])
	await watch(beto, 2)
	expect(await unread(beto)).toContain(thread)
	await send('PUT', `members/${beto.id}/block`, ana)
	expect(await page.frame(({ type }) => type === 'ended')).toMatchObject({ topics: [`conversation:${thread}`] })
	expect(await refusal('GET', `conversations/${thread}/messages`, beto)).toEqual([404, 'request.notFound'])
})

test('a page of a channel of 20,000 messages takes as many queries with threads as without', async () => {
	const { bia, id } = await talk()
	await sql`insert into message (conversation_id, number, author_id, client_id, text, sent_at)
		select ${id}, n, ${bia.id}, gen_random_uuid(), 'Oi', now() from generate_series(2, 20000) n`.execute(site.db)
	await site.db.updateTable('conversation').set({ last_number: 20_000 }).where('id', '=', id).execute()
	const page = async () => {
		const { db, count } = countedQueries(site.db)
		const query = { conversationId: id, memberId: bia.id, before: undefined, after: undefined }
		const { items } = await readHistory(db, { ...query, deletions: undefined, changes: undefined })
		return { items, count: count() }
	}
	const bare = await page()
	await sql`with thread as (
			insert into conversation (id, group_id, root_conversation_id, root_number, last_number)
			select ${id} || '--' || n, split_part(${id}, '-', 1), ${id}, n, 3 from generate_series(18001, 20000) n returning id
		), reply as (
			insert into message (conversation_id, number, author_id, client_id, text, sent_at)
			select id, n, ${bia.id}, gen_random_uuid(), 'Oi', now() from thread, generate_series(1, 3) n
		) insert into conversation_read (conversation_id, member_id, number, followed)
			select id, ${bia.id}, 0, true from thread`.execute(site.db)
	const threaded = await page()
	expect(bare.items.some(({ thread }) => thread)).toBe(false)
	expect(threaded.items.every(({ thread }) => thread?.replies === 3)).toBe(true)
	expect(threaded.count).toBe(bare.count)
})
