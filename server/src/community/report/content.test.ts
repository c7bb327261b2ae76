import { appealPath, CLAIM_MS } from 'shared-contract'
import { GOOD_PASSWORD, type TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { contentBench, SPAM } from './content.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const bench = contentBench(site)
const { decide, make, queue, read, report, send, someone, told } = bench
let bia: TestMember
let caio: TestMember
let moderator: TestMember

beforeEach(async () => {
	await bench.fill()
	bia = await someone()
	caio = await someone()
	moderator = await someone('moderator')
})

const seen = async (path: string, who: TestMember = caio) => JSON.stringify(await read(path, who))

describe.each(bench.KINDS)('a reported %s', (kind) => {
	test('waits for a moderator with what it says; each member reports it once, and nobody their own', async () => {
		const content = await make(kind, bia, caio)
		expect((await report(content, bia)).statusCode).toBe(403)
		expect((await report({ kind, id: '999999' }, caio)).statusCode).toBe(404)
		expect((await report(content, caio, 'spam', 'De novo')).json()).toEqual({ done: true })
		expect((await report(content, caio)).json().code).toBe('report.already')
		const { items, total } = await queue(moderator)
		expect(total).toBe(1)
		expect(items[0]).toMatchObject({
			content: { kind, id: content.id, state: 'shown', isOwn: false },
			reports: [{ reason: 'spam', text: 'De novo', reporter: { name: caio.username } }],
			before: [],
			total: 1,
			claim: null,
			appeal: null,
		})
		expect(JSON.stringify(items[0])).toContain(SPAM)
		expect(JSON.stringify(items[0])).not.toContain('Só entre nós')
	})

	test('is hidden by a moderator with a rule and a reason, and comes back after an appeal', async () => {
		const content = await make(kind, bia, caio)
		await report(content, caio)
		expect((await decide(content, moderator, { action: 'hide', reason: ' ' })).json().fields).toEqual({
			reason: 'text.required',
		})
		expect(await seen(content.path)).toContain(SPAM)
		expect((await decide(content, moderator, { action: 'hide', rule: 'spam' })).json()).toEqual({ done: true })
		expect(await seen(content.path)).not.toContain(SPAM)
		expect((await queue(moderator)).total).toBe(0)
		expect(await told(bia)).toContainEqual(['moderation', 'hidden', appealPath(kind, content.id)])
		expect((await told(caio)).map(([event, about]) => [event, about])).toContainEqual(['report', 'acted'])

		const notice = `appeals/${kind}/${content.id}`
		expect(await read(notice, bia)).toMatchObject({ kind, rule: 'spam', reason: 'Propaganda', appeal: null })
		expect(await seen(notice, bia)).toContain(SPAM)
		expect((await send('GET', notice, caio)).statusCode).toBe(404)
		expect((await send('POST', notice, bia, { text: 'Não é propaganda.' })).json()).toEqual({ done: true })
		const [waiting] = (await queue(moderator, '?task=appeal')).items
		expect(waiting).toMatchObject({ appeal: { text: 'Não é propaganda.', rule: 'spam', mayDecide: true } })
		expect(JSON.stringify(waiting.content)).toContain(SPAM)
		const other = await someone('admin')
		expect((await decide(content, moderator, { action: 'reverse' })).json().code).toBe('moderation.another')
		expect((await decide(content, other, { action: 'reverse', reason: 'Engano' })).json()).toEqual({ done: true })
		expect(await seen(content.path)).toContain(SPAM)
		expect((await told(bia)).map(([, about]) => about)).toContain('reversed')
		expect(await read(notice, bia)).toMatchObject({ appeal: { state: 'reversed' } })
	})

	test('is kept by a moderator who finds nothing wrong, and its author is not told', async () => {
		const content = await make(kind, bia, caio)
		await report(content, caio)
		expect((await decide(content, moderator, { action: 'keep', reason: '' })).json()).toEqual({ done: true })
		expect((await decide(content, moderator, { action: 'keep', reason: '' })).json().code).toBe('moderation.settled')
		expect(await seen(content.path)).toContain(SPAM)
		expect((await told(bia)).filter(([event]) => event === 'moderation')).toEqual([])
		expect((await told(caio)).map(([event, about]) => [event, about])).toContainEqual(['report', 'kept'])
	})
})

test('with the account of its author a case leaves the queue', async () => {
	const kinds = ['profile', 'message', 'list', 'recommendation'] as const
	for (const kind of kinds) await report(await make(kind, bia, caio), caio)
	expect((await queue(moderator)).total).toBe(kinds.length)
	expect((await send('POST', 'account/deletion', bia, { password: GOOD_PASSWORD })).statusCode).toBe(200)
	expect(await queue(moderator)).toEqual({ items: [], next: null, total: 0 })
})

test('what a member cannot see cannot be reported', async () => {
	const duda = await someone()
	for (const kind of ['message', 'group'] as const) {
		expect((await report(await make(kind, bia, caio), duda)).statusCode).toBe(404)
	}
	await send('PUT', 'privacy', bia, { isPublic: false })
	for (const kind of ['profile', 'list'] as const) {
		expect((await report(await make(kind, bia, caio), caio)).statusCode).toBe(404)
	}
	await send('PUT', `members/${caio.id}/block`, bia)
	expect((await report(await make('recommendation', bia, caio), caio)).statusCode).toBe(404)
})

test('of a message that was edited since, moderators see what was reported and nothing newer', async () => {
	const content = await make('message', bia, caio)
	await report(content, caio)
	const [conversation, number] = content.id.split('.')
	await send('PUT', `conversations/${conversation}/messages/${number}`, bia, { text: 'Segredo novo' })
	const [item] = (await queue(moderator)).items
	expect(item.before).toMatchObject([{ text: SPAM }])
	expect(JSON.stringify(item)).not.toContain('Segredo novo')
	expect(JSON.stringify(await read('moderation/log', moderator))).not.toContain(SPAM)
})

test('a hidden message says that moderators removed it, and no search finds it', async () => {
	const content = await make('message', bia, caio)
	await report(content, caio)
	await decide(content, moderator, { action: 'hide' })
	const [, hidden] = (await read(content.path, caio)).items
	expect(hidden).toMatchObject({ state: 'deleted', moderated: true, text: null })
	expect(await seen(content.path.replace('/messages', '/search?q=rel%C3%B3gios'))).not.toContain(SPAM)
})

test('the owner of a hidden list keeps it and cannot publish it', async () => {
	const content = await make('list', bia, caio)
	await report(content, caio)
	await decide(content, moderator, { action: 'hide' })
	const draft = { title: 'Minha lista', description: '', isPublic: true }
	expect((await send('PUT', `lists/${content.id}`, bia, draft)).json().code).toBe('list.hidden')
	expect((await send('PUT', `lists/${content.id}`, bia, { ...draft, isPublic: false })).statusCode).toBe(200)
})

describe('a list that was made private', () => {
	const title = 'Segredo'
	const secret = { title, description: '', isPublic: false }

	test.each([
		['after its report', { reports: true, action: 'reverse' }],
		['after its report', { reports: true, action: 'restore' }],
		['before a reader reported it', { reports: false, action: 'restore' }],
	])('%s stays private when it is shown again: %o', async (_when, { reports, action }) => {
		const list = await make('list', bia, caio)
		if (reports) await report(list, caio)
		await send('PUT', `lists/${list.id}`, bia, secret)
		if (!reports) {
			await send('PUT', `lists/${list.id}/people/${encodeURIComponent(caio.username)}`, bia, { role: 'viewer' })
			await report(list, caio)
		}
		expect((await decide(list, moderator, { action: 'hide' })).json()).toEqual({ done: true })
		if (action === 'reverse') await send('POST', `appeals/list/${list.id}`, bia, { text: 'Foi engano' })
		expect((await decide(list, await someone('moderator'), { action })).json()).toEqual({ done: true })
		expect((await send('GET', list.path)).statusCode).toBe(404)
	})

	test('is public again if it was when it was hidden', async () => {
		const list = await make('list', bia, caio)
		await decide(list, moderator, { action: 'hide' })
		await decide(list, moderator, { action: 'restore' })
		expect(await seen(list.path)).toContain(SPAM)
	})
})

describe('something private', () => {
	const SECRET = 'Segredo novo'
	/** Writes the secret and closes it to all but its people. */
	const close = async ({ kind, id }: { kind: string; id: string }) => {
		const draft = { title: SECRET, name: SECRET, description: SECRET, isPublic: false }
		if (kind === 'list' || kind === 'group') await send('PUT', `${kind}s/${id}`, bia, draft)
		const [conversation, number] = id.split('.')
		if (kind === 'message') await send('PUT', `conversations/${conversation}/messages/${number}`, bia, { text: SECRET })
		if (kind !== 'profile') return
		await site.db.updateTable('member').set({ bio: SECRET }).where('id', '=', id).execute()
		await send('PUT', 'privacy', bia, { isPublic: false })
	}

	test.each(['list', 'group', 'message', 'profile'] as const)(
		'%s without a report is none to moderators',
		async (kind) => {
			const content = await make(kind, bia, caio)
			await close(content)
			const claim = await send('PUT', `moderation/cases/${kind}/${content.id}/claim`, moderator)
			expect(claim.statusCode).toBe(404)
			for (const action of ['hide', 'keep', 'restore', 'reverse']) {
				expect([action, (await decide(content, moderator, { action })).json().code]).toEqual([
					action,
					'request.notFound',
				])
			}
			expect(await site.db.selectFrom('moderation_case').selectAll().execute()).toEqual([])
			expect(await seen(content.path, bia)).toContain(SECRET)
		},
	)

	test.each(['list', 'group', 'message', 'profile'] as const)(
		'%s that was reported before shows moderators what was reported, and nothing newer',
		async (kind) => {
			const content = await make(kind, bia, caio)
			await report(content, caio)
			await close(content)
			const other = await someone('moderator')
			const everything = async () =>
				JSON.stringify([await queue(other), await read('moderation/log', other), await read('notifications', caio)])
			const [item] = (await queue(moderator)).items
			expect(JSON.stringify(item.before)).toContain(SPAM)
			expect(await everything()).not.toContain(SECRET)
			expect((await decide(content, moderator, { action: 'hide' })).json()).toEqual({ done: true })
			expect(await everything()).not.toContain(SECRET)
			await send('POST', `appeals/${kind}/${content.id}`, bia, { text: 'Foi engano' })
			const [waiting] = (await queue(other, '?task=appeal')).items
			expect(JSON.stringify(waiting.content)).toContain(SPAM)
			expect(await everything()).not.toContain(SECRET)
			expect((await decide(content, other, { action: 'reverse' })).json()).toEqual({ done: true })
			expect(await everything()).not.toContain(SECRET)
		},
	)

	test('list: its comments are as private as it is', async () => {
		const list = await make('list', bia, caio)
		await send('PUT', `lists/${list.id}/comments`, bia, { on: true })
		const written = { text: SPAM, pictureId: null, spoilerNumber: null, parentId: null }
		const { id } = (await send('POST', `discussions/list/${list.id.slice(2)}`, caio, written)).json()
		await close(list)
		const comment = { kind: 'comment', id } as const
		expect((await decide(comment, moderator, { action: 'hide' })).statusCode).toBe(404)
		await send('PUT', `lists/${list.id}`, bia, { title: 'Minha lista', description: '', isPublic: true })
		await send('POST', `comments/${id}/report`, bia, { reason: 'spam', text: '' })
		await close(list)
		const [{ content }] = (await queue(moderator)).items
		expect(content).toMatchObject({ text: SPAM, on: '', path: null })
		await decide(comment, moderator, { action: 'keep' })
		expect(JSON.stringify(await read('moderation/log', moderator))).not.toMatch(`${SPAM}|${SECRET}`)
	})
})

test('of a public list that is hidden, the log keeps what it said', async () => {
	const list = await make('list', bia, caio)
	await decide(list, moderator, { action: 'hide' })
	await send('PUT', `lists/${list.id}`, bia, { title: 'Segredo', description: '', isPublic: false })
	const log = JSON.stringify(await read('moderation/log', moderator))
	expect(log).toContain(SPAM)
	expect(log).not.toContain('Segredo')
})

test('only the chosen parts of a profile are reset', async () => {
	const content = await make('profile', bia, caio)
	await decide(content, moderator, { action: 'hide', parts: ['bio'] })
	const row = await site.db
		.selectFrom('member')
		.where('id', '=', bia.id)
		.select(['username', 'bio'])
		.executeTakeFirstOrThrow()
	expect(row).toEqual({ username: bia.username, bio: '' })
})

test('a moderator does not decide about their own, and not about what has changed', async () => {
	const content = await make('profile', moderator, caio)
	expect((await decide(content, moderator, { action: 'hide' })).json().code).toBe('moderation.own')
	const list = await make('list', bia, caio)
	await report(list, caio)
	const [{ content: before }] = (await queue(moderator)).items
	await send('PUT', `lists/${list.id}`, bia, { title: 'Outra', description: '', isPublic: true })
	const answer = await decide(list, moderator, { action: 'hide', version: before.version })
	expect(answer.json().code).toBe('revision.conflict')
})

describe('claims', () => {
	const claim = ({ kind, id }: { kind: string; id: string }, who: TestMember) =>
		send('PUT', `moderation/cases/${kind}/${id}/claim`, who)

	test('one of two moderators at once gets the case; the other is told, and may not decide it', async () => {
		const content = await make('list', bia, caio)
		await report(content, caio)
		const other = await someone('moderator')
		const answers = await Promise.all([claim(content, moderator), claim(content, other)])
		expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
		const [winner, loser] = answers[0]?.statusCode === 200 ? [moderator, other] : [other, moderator]
		expect((await queue(loser)).items[0].claim).toMatchObject({ by: { name: winner.username }, isOwn: false })
		expect((await decide(content, loser, { action: 'hide' })).json().code).toBe('moderation.claimed')
		expect((await queue(winner, '?holder=mine')).total).toBe(1)
		expect((await queue(loser, '?holder=mine')).total).toBe(0)
		expect((await queue(loser, '?holder=unclaimed')).total).toBe(0)
		expect((await decide(content, winner, { action: 'hide' })).json()).toEqual({ done: true })
	})

	test('a claim lapses after half an hour and can be given back', async () => {
		const content = await make('list', bia, caio)
		await report(content, caio)
		const other = await someone('moderator')
		await claim(content, moderator)
		site.clock.now = new Date(site.clock.now.getTime() + CLAIM_MS)
		expect((await queue(other, '?holder=unclaimed')).total).toBe(1)
		expect((await claim(content, other)).json()).toEqual({ done: true })
		await send('DELETE', `moderation/cases/list/${content.id}/claim`, moderator)
		expect((await queue(moderator)).items[0].claim.by.name).toBe(other.username)
		await send('DELETE', `moderation/cases/list/${content.id}/claim`, other)
		expect((await queue(moderator)).items[0].claim).toBeNull()
	})
})

test('the queue is one list in the order of waiting, by kind where wanted', async () => {
	for (const kind of ['recommendation', 'list', 'profile'] as const) {
		site.clock.now = new Date(site.clock.now.getTime() + 1000)
		await report(await make(kind, bia, caio), caio)
	}
	const kinds = async (query = '') =>
		(await queue(moderator, query)).items.map(({ content }: { content: { kind: string } }) => content.kind)
	expect(await kinds()).toEqual(['recommendation', 'list', 'profile'])
	expect(await kinds('?kind=list')).toEqual(['list'])
	expect(await kinds('?task=appeal')).toEqual([])
})
