import { randomUUID } from 'node:crypto'
import { closePages } from '../../core/live/live.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { unzip } from '../../testing/unzip.testing.ts'
import { watchBench } from './watch.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { asks, befriend, history, numberOf, opens, read, received, refusal, send, watch, watchGroup, write } =
	watchBench(site)
afterEach(closePages)

const SECRET = 'Hayase era o irmão dela'

test('a message is about the episode that its author has reached, or an earlier one, or none', async () => {
	const { ana, beto, id } = await watchGroup()
	for (const draft of [{}, { episode: 1 }, { episode: null }]) await write(id, ana, 'Oi', draft)
	await write(id, beto, 'Oi')
	const episodes = (await history(id, ana)).items.map(({ episode }: { episode: number | null }) => episode)
	expect(episodes).toEqual([2, 1, null, null])
	expect((await write(id, beto, 'Oi', { episode: 1 })).json()).toMatchObject({
		code: 'message.episode.ahead',
		fields: { episode: 'message.episode.ahead' },
	})
})

test('a reply opens no earlier than what it answers: an earlier choice is refused, and no choice takes the later one', async () => {
	const { ana, id } = await watchGroup()
	const gated = await numberOf(id, ana, 'Sobre o segundo')
	const open = await numberOf(id, ana, 'Sem spoiler', { episode: null })
	const outcomes = async (replyTo: number) =>
		Promise.all(
			[null, 1, 2, undefined].map(async (episode) => {
				const answer = await write(id, ana, 'Oi', { replyTo, ...(episode === undefined ? {} : { episode }) })
				return answer.statusCode === 200 ? answer.json().message.episode : answer.json().fields
			}),
		)
	const refusedChoice = { episode: 'message.episode.reply' }
	expect(await outcomes(gated)).toEqual([refusedChoice, refusedChoice, 2, 2])
	expect(await outcomes(open)).toEqual([null, 1, 2, 2])
})

test('the slower member gets no text by any response or frame, until their progress passes', async () => {
	const { ana, beto, group, id } = await watchGroup()
	const page = await opens(beto, `conversation:${id}`, `group:${group.id}`)
	const first = await numberOf(id, ana, SECRET)
	const reply = await numberOf(id, ana, `${SECRET}!`, { replyTo: first })
	const path = `conversations/${id}/messages/${first}`
	await send('PUT', path, ana, { text: `${SECRET}, de verdade` })
	await send('PUT', `${path}/reactions/wow`, ana)
	await send('PUT', `${path}/pin`, ana)
	await write(id, ana, 'Boa noite', { episode: null })
	await page.frame((frame) => JSON.stringify(frame).includes('Boa noite'))

	const paths = [
		'conversations',
		'conversations/unread',
		'conversations/direct',
		'notifications',
		'notifications/preferences',
	]
	const ofChannel = [
		'',
		'/messages',
		'/messages?after=0&changes=0&deletions=0',
		'/messages?before=9',
		'/pins',
		'/watch',
	]
	for (const each of [...paths, ...ofChannel.map((rest) => `conversations/${id}${rest}`)]) {
		expect([each, (await asks('GET', each, beto)).statusCode]).toEqual([each, 200])
	}
	for (const q of ['Hayase', 'irmao', 'verdade']) await asks('GET', `conversations/${id}/search?q=${q}`, beto)
	await asks('GET', `groups/${group.id}`, beto)
	await asks('PUT', `conversations/${id}/read`, beto, { number: 1 })
	for (const number of [first, reply]) {
		const message = `conversations/${id}/messages/${number}`
		expect((await asks('PUT', `${message}/reactions/like`, beto)).statusCode).toBe(404)
		expect((await asks('PUT', message, beto, { text: 'Eu?' })).statusCode).toBe(404)
		expect((await asks('DELETE', message, beto)).statusCode).toBe(403)
		const answer = { clientId: randomUUID(), text: 'Como?', replyTo: number }
		expect((await asks('POST', `conversations/${id}/messages`, beto, answer)).statusCode).toBe(404)
	}
	const archive = await site.app.inject({ url: '/api/list-exports/archive.zip', headers: beto.headers })
	const files = Object.values(unzip(archive.rawPayload)).map(String)
	expect(files.length).toBeGreaterThan(10)
	for (const got of [received(), files.join()]) {
		expect(got).not.toContain('Hayase')
		expect(got).not.toContain('wow')
	}

	const [seal] = (await history(id, beto)).items
	expect(seal).toEqual({
		number: first,
		state: 'sealed',
		clientId: null,
		author: expect.objectContaining({ id: ana.id }),
		text: null,
		sentAt: site.clock.now.toISOString(),
		editedAt: null,
		episode: 2,
		replyTo: null,
		reactions: [],
		pinned: true,
	})
	await watch(beto, 2)
	expect(await page.event('progressChanged')).toEqual({ type: 'progressChanged' })
	expect((await history(id, beto)).items).toMatchObject([
		{ text: `${SECRET}, de verdade`, state: 'sent', reactions: [{ reaction: 'wow', count: 1, own: false }] },
		{ text: `${SECRET}!`, episode: 2, replyTo: { number: first, text: `${SECRET}, de verdade` } },
		{ text: 'Boa noite' },
	])
	expect((await read(`conversations/${id}/search?q=hayase`, beto)).items).toHaveLength(2)
})

test('a reader who has seen the episode gets the text in the frame, one who has not gets the placeholder', async () => {
	const { ana, beto, id } = await watchGroup()
	const [ahead, behind] = [await opens(ana, `conversation:${id}`), await opens(beto, `conversation:${id}`)]
	await write(id, ana, SECRET)
	expect(await ahead.event('messageSent')).toMatchObject({ message: { state: 'sent', text: SECRET } })
	expect(await behind.event('messageSent')).toMatchObject({ message: { state: 'sealed', text: null, episode: 2 } })
})

test('messages about unseen episodes are not unread', async () => {
	const { ana, beto, group, id } = await watchGroup()
	const unread = async () => [
		(await read('conversations/unread', beto)).conversationIds,
		(await read(`groups/${group.id}`, beto)).channels[0].unread,
	]
	await write(id, ana, SECRET)
	expect(await unread()).toEqual([[], false])
	await watch(beto, 2)
	expect(await unread()).toEqual([[id], true])
})

test('a channel that is unbound or bound to another title keeps its messages closed', async () => {
	const { ana, beto, id } = await watchGroup()
	await write(id, ana, SECRET)
	await send('PUT', `conversations/${id}/watch`, ana, { titleId: 2, pace: null })
	await send('PUT', 'titles/2/vote', beto, { score: 9 })
	expect(JSON.stringify(await history(id, beto))).not.toContain('Hayase')
	await send('DELETE', `conversations/${id}/watch`, ana)
	expect(JSON.stringify(await history(id, beto))).not.toContain('Hayase')
})

test('a direct chat is about no title', async () => {
	const { ana, beto } = await watchGroup()
	await befriend(ana, beto)
	const chat = (await send('POST', 'conversations/direct', ana, { memberId: beto.id })).json().id
	expect((await write(chat, ana, 'Oi', { episode: 1 })).statusCode).toBe(400)
	expect(await refusal('GET', `conversations/${chat}/watch`, ana)).toEqual([404, 'request.notFound'])
})
