import { HOUR_MS } from 'shared-contract/units'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { messageBench } from '../message.testing.ts'

const site = testSite()
const { befriend, join, newGroup, newMember, read, refusal, send, setPublic } = messageBench(site)

const ask = (by: TestMember, to: TestMember) => send('POST', 'friends/requests', by, { memberId: to.id })
const requests = (by: TestMember) => read('friends/requests', by)
const friendsOf = async (by: TestMember) =>
	(await read('friends', by)).items.map(({ member }: { member: { id: string } }) => member.id)

test('a request is received, counted and accepted', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const sent = (await ask(bia, caio)).json()
	expect(sent).toMatchObject({ state: 'requested', request: { member: { id: caio.id } } })
	expect(await requests(caio)).toMatchObject({ received: [{ member: { id: bia.id } }], receivedCount: 1, sent: [] })
	expect(await requests(bia)).toMatchObject({ received: [], receivedCount: 0, sent: [{ id: sent.request.id }] })
	expect((await read('conversations', caio)).friendRequests).toBe(1)
	expect((await read('notifications', caio)).items).toMatchObject([
		{ event: 'friendRequest', user: { name: bia.username }, link: '/messages?open=requests' },
	])
	const accepted = await send('POST', `friends/requests/${sent.request.id}/accept`, caio)
	expect(accepted.json()).toEqual({
		member: expect.objectContaining({ id: bia.id }),
		online: false,
		since: site.clock.now.toISOString(),
	})
	expect([await friendsOf(bia), await friendsOf(caio)]).toEqual([[caio.id], [bia.id]])
	expect(await requests(caio)).toEqual({ received: [], receivedCount: 0, sent: [] })
})

test('an accepted request notifies once a day, and lists the chat for both', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const accepted = async () =>
		(await read('notifications', bia)).items.filter(({ event }: { event: string }) => event === 'friendAccepted')
	for (const _ of [1, 2]) {
		const { request } = (await ask(bia, caio)).json()
		for (const _again of [1, 2]) await send('POST', `friends/requests/${request.id}/accept`, caio)
		expect(await accepted()).toMatchObject([{ user: { name: caio.username }, link: `/messages/with/${caio.id}` }])
		for (const [by, other] of [
			[bia, caio],
			[caio, bia],
		] as const) {
			expect((await read('conversations', by)).direct).toMatchObject([
				{ member: { id: other.id }, lastMessage: null, listedAt: site.clock.now.toISOString(), canWrite: true },
			])
		}
		await send('DELETE', `friends/${caio.id}`, bia)
		expect((await read('conversations', bia)).direct).toEqual([])
	}
})

test('a request in return accepts the first, and notifies its sender', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	await ask(bia, caio)
	await ask(caio, bia)
	expect((await read('notifications', bia)).items).toMatchObject([{ event: 'friendAccepted' }])
	expect((await read('notifications', caio)).items).toMatchObject([{ event: 'friendRequest' }])
})

test('a request can be declined or withdrawn, and sent again', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	for (const by of [caio, bia]) {
		const { request } = (await ask(bia, caio)).json()
		expect(await refusal('DELETE', `friends/requests/${request.id}`, by)).toEqual([200, undefined])
		expect(await refusal('DELETE', `friends/requests/${request.id}`, by)).toEqual([200, undefined])
		expect(await refusal('POST', `friends/requests/${request.id}/accept`, caio)).toEqual([404, 'friend.request.gone'])
	}
	expect(await friendsOf(bia)).toEqual([])
})

test('a repeated request notifies once a day', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const toldOf = async () => (await read('notifications', caio)).items.length
	for (const tells of [1, 1, 2]) {
		const { request } = (await ask(bia, caio)).json()
		expect(await toldOf()).toBe(tells)
		await send('DELETE', `friends/requests/${request.id}`, bia)
		if (tells === 1) site.clock.now = new Date(site.clock.now.getTime() + 13 * HOUR_MS)
	}
})

test('a repeated request counts once, a request in return accepts', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const first = (await ask(bia, caio)).json()
	expect((await ask(bia, caio)).json()).toEqual(first)
	expect((await ask(caio, bia)).json()).toEqual({ state: 'friends', request: null })
	expect((await ask(caio, bia)).json()).toEqual({ state: 'friends', request: null })
	expect(await friendsOf(bia)).toEqual([caio.id])
})

test('an accepted request cannot be withdrawn, a friendship can be ended', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const { request } = (await ask(bia, caio)).json()
	await send('POST', `friends/requests/${request.id}/accept`, caio)
	expect(await refusal('DELETE', `friends/requests/${request.id}`, bia)).toEqual([409, 'friend.request.accepted'])
	expect(await refusal('DELETE', `friends/${caio.id}`, bia)).toEqual([200, undefined])
	expect(await friendsOf(caio)).toEqual([])
})

test('the search omits oneself, friends, open requests, blocked and private members', async () => {
	const bia = await newMember('Bia Lua')
	const named = Object.fromEntries(
		await Promise.all(
			['Íris Lua', 'Caio Lua', 'Duda Lua', 'Enzo Lua', 'Eve Lua', 'Gus Lua', 'Luana Dias'].map(
				async (name) => [name, await newMember(name)] as const,
			),
		),
	)
	const who = (name: string) => named[name] ?? bia
	await befriend(bia, who('Caio Lua'))
	await ask(bia, who('Duda Lua'))
	await ask(who('Enzo Lua'), bia)
	await send('PUT', `members/${bia.id}/block`, who('Eve Lua'))
	await setPublic(who('Gus Lua'), false)
	const find = async (q: string) =>
		(await read(`friends/search?q=${encodeURIComponent(q)}`, bia)).items.map(({ name }: { name: string }) => name)
	expect(await find('lua')).toEqual(['Íris Lua', 'Luana Dias'])
	expect(await find('iris LU')).toEqual(['Íris Lua'])
	expect(await find('')).toEqual([])
	expect(await find('%')).toEqual([])
})

test('a request reaches a private member from their group alone', async () => {
	const [bia, duda] = [await newMember(), await newMember()]
	await setPublic(duda, false)
	const refusedFor = (memberId: string) => refusal('POST', 'friends/requests', bia, { memberId })
	expect(await refusedFor(duda.id)).toEqual([404, 'request.notFound'])
	const group = await newGroup(bia)
	await join(group.id, duda)
	expect((await refusedFor(duda.id))[0]).toBe(200)
})

test('a block ends friendship and requests', async () => {
	const [bia, caio, duda] = [await newMember(), await newMember(), await newMember()]
	await befriend(bia, caio)
	await ask(duda, bia)
	for (const one of [caio, duda]) await send('PUT', `members/${one.id}/block`, bia)
	expect(await friendsOf(bia)).toEqual([])
	expect((await requests(bia)).receivedCount).toBe(0)
})
