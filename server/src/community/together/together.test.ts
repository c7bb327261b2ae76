import { DAY_MS } from 'shared-contract/units'
import { closePages, openPage } from '../../core/live/live.testing.ts'
import { openLive } from '../../core/live/openLive.ts'
import { buildApp } from '../../site/app.ts'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { deleteOldRooms } from './rooms.ts'
import { idsOf, togetherBench, type Who } from './together.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { ask, begin, channelOf, deal, enter, fill, guest, newGroup, newMember, refused, room, join, send, vote } =
	togetherBench(site)
afterEach(closePages)

/** Ana, Beto and a guest with ten cards before them. */
async function dealt(count = 10) {
	await fill(count)
	const [ana, beto] = [await newMember('Ana'), await newMember('Beto')]
	const code = await begin(ana)
	for (const member of [ana, beto]) await enter(code, member)
	const zeca = await guest(code)
	await deal(code, ana)
	return { ana, beto, code, zeca }
}
const voteAll = async (code: string, who: Who, liked: readonly number[]) => {
	for (const { title, isOut } of (await room(code, who)).cards) {
		if (!isOut) await vote(code, who, title.id, liked.includes(title.id) ? 'like' : 'skip')
	}
}

test('it ends when all like one, and says how many', async () => {
	const { ana, beto, code, zeca } = await dealt()
	for (const who of [ana, beto]) await vote(code, who, 4)
	expect((await room(code, zeca)).phase).toBe('cards')
	expect((await vote(code, zeca, 4)).json()).toMatchObject({
		phase: 'ended',
		result: { title: { id: 4 }, likes: 3, people: 3, minutes: 24 },
	})
	expect(await refused('PUT', `/${code}/votes/5`, ana, { vote: 'like' })).toEqual([409, 'together.ended'])
})

test('it ends by most likes when all have answered; among equals the best fit wins', async () => {
	const { ana, beto, code, zeca } = await dealt()
	await voteAll(code, ana, [3, 2])
	await voteAll(code, beto, [3])
	await voteAll(code, zeca, [2, 9])
	expect((await room(code, beto)).result).toMatchObject({ title: { id: 2 }, likes: 2, people: 3 })
})

test('each has one veto: it takes a card out for all, and nobody learns whose it was', async () => {
	const { ana, beto, code, zeca } = await dealt()
	for (const who of [ana, beto]) await vote(code, who, 4)
	await vote(code, zeca, 4, 'veto')
	const seen = await room(code, ana)
	expect(seen.cards.filter(({ isOut }) => isOut).map(({ title }) => title.id)).toEqual([4])
	expect([seen.vetoUsed, (await room(code, zeca)).vetoUsed]).toEqual([false, true])
	expect(JSON.stringify(seen)).not.toContain('"veto"')
	expect(await refused('PUT', `/${code}/votes/5`, zeca, { vote: 'veto' })).toEqual([409, 'together.vetoUsed'])
	expect((await vote(code, zeca, 4, 'veto')).statusCode).toBe(200)
	for (const who of [ana, beto, zeca]) await voteAll(code, who, who === zeca ? [] : [4])
	expect((await room(code, ana)).result).toBeNull()
})

test('no vote counts twice, and one may be changed', async () => {
	const { ana, code } = await dealt()
	await Promise.all(Array.from({ length: 5 }, () => vote(code, ana, 1)))
	await vote(code, ana, 1, 'skip')
	expect(await site.db.selectFrom('together_vote').select(['title_id', 'vote']).execute()).toEqual([
		{ title_id: 1, vote: 'skip' },
	])
})

test('all at once: concurrent votes end it once', async () => {
	const { ana, beto, code, zeca } = await dealt()
	const answers = await Promise.all([ana, beto, zeca].map((who) => vote(code, who, 7)))
	expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
	expect((await room(code, ana)).result).toMatchObject({ title: { id: 7 }, likes: 3 })
})

test('a process that starts amid votes goes on with the room: with its people, and each vote once', async () => {
	const { ana, beto, code, zeca } = await dealt()
	const people = [ana, beto, zeca]
	const [liked = 0, ...others] = idsOf(await room(code, ana))
	const votes = people.flatMap((who) => others.map((id) => [who, id] as const))
	const sent = votes.map(([who, id]) => vote(code, who, id, 'skip'))
	await Promise.race(sent)
	const live = openLive(site.context.settings)
	const started = await buildApp({ ...site.context, live })
	const there = togetherBench({ ...site, app: started })
	for (const who of people) expect(await there.room(code, who)).toMatchObject({ phase: 'cards', size: 3 })
	for (const [who, id] of votes) expect((await there.vote(code, who, id, 'skip')).statusCode).toBe(200)
	await Promise.all(sent)
	for (const who of people) await there.vote(code, who, liked)
	for (const who of people) {
		const seen = await room(code, who)
		expect(seen).toMatchObject({ phase: 'ended', result: { title: { id: liked }, likes: 3, people: 3 } })
		expect(seen.people.filter(({ isYou }) => isYou)).toHaveLength(1)
	}
	await started.close()
	await live.close()
})

test('who comes late gets the same cards and counts; who leaves no longer does', async () => {
	const { ana, beto, code, zeca } = await dealt()
	const caio = await newMember('Caio')
	const entered = (await enter(code, caio)).json()
	expect(entered).toMatchObject({ phase: 'cards', size: 4 })
	expect(entered.cards).toHaveLength(10)
	for (const who of [ana, beto, caio]) await vote(code, who, 5)
	expect((await room(code, ana)).phase).toBe('cards')
	expect((await ask('DELETE', `/${code}/seat`, zeca)).json()).toEqual({ done: true })
	expect((await room(code, ana)).result).toMatchObject({ title: { id: 5 }, likes: 3, people: 3 })
	expect(await refused('DELETE', `/${code}/seat`, zeca)).toEqual([403, 'request.forbidden'])
})

test('who has answered all cards need not wait for somebody who is gone', async () => {
	const { ana, code, zeca } = await dealt()
	await vote(code, zeca, 2)
	expect(await refused('POST', `/${code}/end`, ana)).toEqual([409, 'together.unanswered'])
	await voteAll(code, ana, [2, 6])
	const ready = (await room(code, zeca)).people.filter(({ isReady }) => isReady)
	expect(ready.map(({ name }) => name)).toEqual(['Ana'])
	for (let time = 0; time < 2; time += 1) {
		expect((await ask('POST', `/${code}/end`, ana)).json().result).toMatchObject({ title: { id: 2 }, likes: 2 })
	}
})

test('another round deals other cards', async () => {
	const { ana, beto, code, zeca } = await dealt(15)
	for (const who of [ana, beto, zeca]) await voteAll(code, who, [])
	expect(await room(code, ana)).toMatchObject({ phase: 'ended', result: null })
	const again = (await deal(code, beto)).json()
	expect([again.phase, again.people.map(({ isReady }: { isReady: boolean }) => isReady)]).toEqual([
		'cards',
		[false, false, false],
	])
	expect(idsOf(again).toSorted((one, other) => one - other)).toEqual([11, 12, 13, 14, 15])
})

test('a guest is known again by a key that only its cookie holds; a name is needed, and is no session', async () => {
	const ana = await newMember()
	const code = await begin(ana)
	expect(code).toMatch(/^[a-z0-9]{20}$/)
	expect(await refused('POST', `/${code}/seat`, undefined, { name: '  ' })).toEqual([400, 'text.required'])
	const answer = await ask('POST', `/${code}/seat`, undefined, { name: ' Zeca ' })
	expect(answer.cookies).toMatchObject([{ name: 'niouka_guest', httpOnly: true, sameSite: 'Lax', maxAge: 86_400 }])
	const key = answer.cookies[0]?.value ?? ''
	expect(Buffer.from(key, 'base64url')).toHaveLength(32)
	const stored = JSON.stringify(await site.db.selectFrom('together_seat').selectAll().execute())
	expect(stored).not.toContain(key)
	expect(answer.body).not.toContain(key)
	const zeca = { headers: { cookie: `niouka_guest=${key}` } as Who['headers'] }
	expect((await ask('POST', `/${code}/seat`, zeca, { name: 'Outro' })).json()).toMatchObject({ size: 1 })
	expect((await room(code, zeca)).people).toMatchObject([{ name: 'Zeca', isGuest: true, isYou: true }])
	const forged = { headers: { cookie: `niouka_guest=${'A'.repeat(43)}` } as Who['headers'] }
	expect(await room(code, forged)).toMatchObject({ size: 1, people: [], cards: [] })
	expect(await refused('POST', '', zeca, { conversationId: null })).toEqual([401, 'auth.required'])
})

test('eight people fit, and a block hides the name of one from the other', async () => {
	const [ana, beto] = [await newMember('Ana'), await newMember('Beto')]
	const code = await begin(ana)
	for (const member of [ana, beto]) await enter(code, member)
	const guests = await Promise.all(Array.from({ length: 6 }, () => guest(code)))
	expect(await refused('POST', `/${code}/seat`, undefined, { name: 'Nona' })).toEqual([409, 'together.full'])
	await send('PUT', `members/${beto.id}/block`, ana)
	const names = async (who: Who) =>
		(await room(code, who)).people.flatMap(({ isGuest, name }) => (isGuest ? [] : (name ?? '?'))).toSorted()
	expect([await names(ana), await names(beto), await names(guests[0] as Who)]).toEqual([
		['?', 'Ana'],
		['?', 'Beto'],
		['Ana', 'Beto'],
	])
})

test('changes reach the members of a room, and nobody else', async () => {
	const { ana, beto, code, zeca } = await dealt()
	const page = await openPage(site.app, beto.headers)
	await page.watch(`together:${code}`)
	await vote(code, zeca, 1)
	expect(await page.event('togetherChanged')).toEqual({ type: 'togetherChanged', code })
	const stranger = await openPage(site.app, (await newMember()).headers)
	stranger.send({ type: 'watch', topics: [`together:${code}`] })
	expect(await stranger.frame(({ type }) => type === 'refused')).toMatchObject({ topics: [`together:${code}`] })
	await ask('DELETE', `/${code}/seat`, beto)
	expect(await page.frame(({ type }) => type === 'ended')).toMatchObject({ topics: [`together:${code}`] })
	expect((await room(code, ana)).size).toBe(2)
})

test('a room dies after a day, at once and from the database', async () => {
	const { ana, code } = await dealt()
	site.clock.now = new Date(site.clock.now.getTime() + DAY_MS - 1)
	await deleteOldRooms(site.db, site.clock.now)
	expect((await room(code, ana)).phase).toBe('cards')
	site.clock.now = new Date(site.clock.now.getTime() + 1)
	expect(await refused('GET', `/${code}`, ana)).toEqual([404, 'request.notFound'])
	expect(await refused('POST', `/${code}/seat`, undefined, { name: 'Zeca' })).toEqual([404, 'request.notFound'])
	await deleteOldRooms(site.db, site.clock.now)
	for (const table of ['together_room', 'together_seat', 'together_card', 'together_vote'] as const) {
		expect(await site.db.selectFrom(table).selectAll().execute()).toEqual([])
	}
})

test('a channel that a room was begun from is named to whoever may bind it', async () => {
	await fill(1)
	const [ana, beto] = [await newMember(), await newMember()]
	const group = await newGroup(ana)
	await join(group.id, beto)
	const code = await begin(beto, channelOf(group))
	const channel = async (who: TestMember) => {
		await enter(code, who)
		return (await room(code, who)).channelId
	}
	expect([await channel(ana), await channel(beto)]).toEqual([channelOf(group), null])
	const eve = await newMember()
	expect(await refused('POST', '', eve, { conversationId: channelOf(group) })).toEqual([404, 'request.notFound'])
})

test('a member begins at most twenty rooms that live', async () => {
	const ana = await newMember()
	const row = { begun_by: ana.id, conversation_id: null, created_at: site.clock.now, ended_at: null, result_id: null }
	const rows = Array.from({ length: 20 }, (_, place) => ({ ...row, code: `r${place}` }))
	await site.db.insertInto('together_room').values(rows).execute()
	expect(await refused('POST', '', ana, { conversationId: null })).toEqual([409, 'together.tooMany'])
})
