import { testSite } from '../../testing/site.testing.ts'
import type { Someone } from '../comment/comment.testing.ts'
import { reportBench } from './report.testing.ts'

const site = testSite()
const { bia, caio, moderator, someone, post, read, send, edit, told } = reportBench(site)

const report = (who: Someone | undefined, id = '1', text = '', reason = 'spam') =>
	send('POST', `comments/${id}/report`, who, { reason, text })
const moderate = (who: Someone | undefined, action: string, reason = 'Propaganda', id = '1') =>
	send('POST', `moderation/comments/${id}`, who, { action, reason })
const queue = async (who?: Someone) => (await send('GET', 'moderation/cases', who)).json()

test('a member reports another member’s comment once', async () => {
	expect((await report(caio, '1', ' Já é a terceira vez ')).json()).toEqual({ done: true })
	expect((await report(caio)).json().code).toBe('report.already')
	expect(await queue(moderator)).toEqual({
		items: [
			{
				content: {
					id: '1',
					kind: 'comment',
					author: expect.objectContaining({ name: bia.name }),
					text: 'Compre relógios!',
					picture: null,
					createdAt: expect.any(String),
					version: '0',
					state: 'shown',
					on: 'Crônicas',
					path: '/anime/1#comment-1',
					title: '',
					pictures: [],
					isOwn: false,
				},
				reports: [
					{
						id: '1',
						reporter: expect.objectContaining({ name: caio.name }),
						reason: 'spam',
						text: 'Já é a terceira vez',
						createdAt: expect.any(String),
						version: '0',
					},
				],
				before: [],
				total: 1,
				claim: null,
				appeal: null,
			},
		],
		next: null,
		total: 1,
	})
})

test('a moderator cannot moderate an own comment', async () => {
	const { id } = (await post(moderator, 'Fui eu')).json()
	await report(caio, id)
	for (const action of ['hide', 'keep']) {
		const refused = await moderate(moderator, action, 'Meu', id)
		expect([refused.statusCode, refused.json().code]).toEqual([403, 'moderation.own'])
	}
	expect((await queue(moderator)).total).toBe(1)
	expect((await moderate(await someone('moderator'), 'hide', 'Propaganda', id)).json()).toEqual({ done: true })
})

test('only its author and moderators see a hidden comment, with the reason', async () => {
	await report(caio)
	expect((await moderate(moderator, 'hide', '  ')).json().fields).toEqual({ reason: 'text.required' })
	expect((await moderate(moderator, 'hide')).json()).toEqual({ done: true })
	expect((await queue(moderator)).total).toBe(0)
	expect(await read(caio)).toMatchObject({ items: [], total: 0 })
	await moderate(moderator, 'restore', 'Engano')
	await post(caio, 'Não compro', { parentId: '1' })
	await moderate(moderator, 'hide', 'Propaganda')
	const bodies = async (who?: Someone) =>
		(await read(who)).items.map(({ body }: { body: { state: string; written?: object | null } }) => body)
	expect((await bodies(caio))[0]).toEqual({ state: 'hidden', written: null })
	expect(JSON.stringify(await read())).not.toContain('relógios')
	for (const who of [bia, moderator]) {
		expect((await bodies(who))[0]).toEqual({
			state: 'hidden',
			written: { text: 'Compre relógios!', picture: null, reason: 'Propaganda' },
		})
	}
	expect((await edit(bia, '1', 'Outra coisa')).json().code).toBe('comment.gone')
})

test.each([
	['a comment', null],
	['a reply', '2'],
	['a reply to what was removed', '3'],
])('%s that is hidden without answers stays for its author and moderators, who restore it', async (_what, parentId) => {
	await post(caio, 'Raiz')
	await post(caio, 'Raiz que some')
	const { id } = (await post(bia, 'Só isto', { parentId })).json()
	if (parentId === '3') await send('DELETE', 'comments/3', caio)
	const hide = await send('POST', `moderation/comments/${id}`, moderator, { action: 'hide', reason: 'Propaganda' })
	expect(hide.json()).toEqual({ done: true })
	const written = { text: 'Só isto', picture: null, reason: 'Propaganda' }
	for (const who of [bia, moderator]) {
		const own = { id, body: { state: 'hidden', written } }
		expect((await send('GET', `comments?ids=${id}`, who)).json().items).toMatchObject([own])
		expect((await send('GET', `comments/${id}/thread`, who)).json().items.at(-1)).toMatchObject(own)
		const onPage = (await read(who)).items.filter((item: { id: string }) => item.id === id)
		expect(onPage).toHaveLength(parentId === '3' ? 0 : 1)
	}
	for (const who of [caio, undefined]) {
		expect((await send('GET', `comments?ids=${id}`, who)).json().items).toEqual([])
		expect((await send('GET', `comments/${id}/thread`, who)).statusCode).toBe(404)
		expect(JSON.stringify(await read(who))).not.toContain(`"${id}"`)
	}
	await send('POST', `moderation/comments/${id}`, moderator, { action: 'restore', reason: 'Engano' })
	expect((await send('GET', `comments/${id}/thread`, caio)).json().items.at(-1)).toMatchObject({
		body: { state: 'shown', text: 'Só isto' },
	})
	// Nor does it come back once its author has removed it.
	await send('POST', `moderation/comments/${id}`, moderator, { action: 'hide', reason: 'Propaganda' })
	await send('DELETE', `comments/${id}`, bia)
	for (const who of [bia, moderator, caio]) {
		expect((await send('GET', `comments?ids=${id}`, who)).json().items).toEqual([])
	}
})

test('moderation notifies the author and the reporters, without the moderator’s name', async () => {
	await report(caio)
	await moderate(moderator, 'hide')
	const events = async (who: Someone) =>
		(await told(who)).map(({ event, user }: { event: string; user: unknown }) => [event, user])
	expect(await events(bia)).toEqual([['moderation', null]])
	expect(await events(caio)).toEqual([['report', null]])
	expect(await events(moderator)).toEqual([])
})

test('keeping a comment resolves its reports', async () => {
	await report(caio)
	expect((await moderate(moderator, 'keep', '')).json()).toEqual({ done: true })
	expect((await queue(moderator)).total).toBe(0)
	expect((await read()).items[0].body.state).toBe('shown')
	expect(await told(bia)).toEqual([])
	expect((await moderate(moderator, 'keep', '')).json().code).toBe('moderation.settled')
})

test('two concurrent moderations have one result', async () => {
	await report(caio)
	const other = await someone('admin')
	const answers = await Promise.all([moderate(moderator, 'hide'), moderate(other, 'hide')])
	expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
	expect((await send('GET', 'moderation/log', moderator)).json().items).toHaveLength(1)
})

test('the log lists actions with moderators, newest first, in pages', async () => {
	for (let round = 1; round <= 11; round++) {
		site.clock.now = new Date(site.clock.now.getTime() + 1000)
		await moderate(moderator, 'hide', `Vez ${round}`)
		await moderate(moderator, 'restore', `De volta ${round}`)
	}
	const first = (await send('GET', 'moderation/log', moderator)).json()
	expect(first.items).toHaveLength(20)
	expect(first.items[0]).toMatchObject({
		moderator: { name: moderator.name },
		action: 'restore',
		reason: 'De volta 11',
		content: { id: '1', text: 'Compre relógios!' },
	})
	const second = (await send('GET', `moderation/log?after=${first.next}`, moderator)).json()
	expect(second.items.map(({ reason }: { reason: string }) => reason)).toEqual(['De volta 1', 'Vez 1'])
	expect(second.next).toBeNull()
})

test('the queue lists the oldest reports first, in pages', async () => {
	for (let number = 2; number <= 22; number++) await post(bia, `C${number}`)
	for (let number = 22; number >= 1; number--) {
		site.clock.now = new Date(site.clock.now.getTime() + 1000)
		await report(caio, String(number))
	}
	const first = await queue(moderator)
	expect(first.total).toBe(22)
	const second = (await send('GET', `moderation/cases?after=${first.next}`, moderator)).json()
	const ids = [...first.items, ...second.items].map(({ content }: { content: { id: string } }) => Number(content.id))
	expect(ids).toEqual(Array.from({ length: 22 }, (_, index) => 22 - index))
})
