import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { messageBench } from '../message.testing.ts'

// On PGlite one comes after the other; with TEST_DATABASE_URL they truly meet.
const site = testSite()
const { befriend, channelOf, chatOf, join, newGroup, newMember, newMembers, read, say, send } = messageBench(site)

const ROUNDS = 5
const rounds = Array.from({ length: ROUNDS }, (_, round) => round)
const statuses = async (answers: Promise<{ statusCode: number }>[]) =>
	(await Promise.all(answers)).map(({ statusCode }) => statusCode)
const stored = (conversationId: string) =>
	site.db
		.selectFrom('message')
		.where('conversation_id', '=', conversationId)
		.select('number')
		.orderBy('number')
		.execute()

test.each(rounds)('a kick while sending: earlier messages stay, no later ones follow (%i)', async () => {
	const [admin, member] = [await newMember(), await newMember()]
	const group = await newGroup(admin)
	await join(group.id, member)
	const id = channelOf(group)
	const writing = Array.from({ length: 6 }, (_, index) => say(id, member, `m${index}`))
	const kicked = send('DELETE', `groups/${group.id}/members/${member.id}`, admin)
	const written = await statuses([...writing, ...writing.map((_, index) => say(id, member, `n${index}`))])
	expect((await kicked).statusCode).toBe(200)
	expect(written.filter((status) => status !== 200 && status !== 404)).toEqual([])
	const kept = await stored(id)
	expect(kept).toHaveLength(written.filter((status) => status === 200).length)
	expect(kept.map(({ number }) => number)).toEqual(kept.map((_, index) => index + 1))
	expect((await say(id, member, 'ainda?')).statusCode).toBe(404)
	expect(await read(`groups/${group.id}`, admin)).toMatchObject({ memberCount: 1 })
})

test.each(rounds)('a group deleted during joins and messages leaves no rows (%i)', async () => {
	const [admin, member, ...others] = await newMembers(5)
	if (!admin || !member) throw new Error('there are members')
	const group = await newGroup(admin)
	await join(group.id, member)
	const [joined, written, [deleted]] = await Promise.all([
		statuses(others.map((one) => join(group.id, one))),
		statuses(Array.from({ length: 5 }, (_, index) => say(channelOf(group), member, `m${index}`))),
		statuses([send('DELETE', `groups/${group.id}`, admin)]),
	])
	expect(deleted).toBe(200)
	expect([...joined, ...written].filter((status) => status !== 200 && status !== 404)).toEqual([])
	for (const table of ['community_group', 'group_member', 'group_channel', 'conversation', 'message'] as const) {
		expect([table, await site.db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
	}
	expect(await site.db.selectFrom('conversation_read').selectAll().execute()).toEqual([])
})

test.each(rounds)('a channel deleted while members write and read is gone (%i)', async () => {
	const [admin, member] = [await newMember(), await newMember()]
	const group = await newGroup(admin)
	await join(group.id, member)
	await send('POST', `groups/${group.id}/channels`, admin, { name: 'outro' })
	const id = channelOf(group)
	const all = await statuses([
		say(id, member, 'um'),
		say(id, admin, 'dois'),
		send('DELETE', `groups/${group.id}/channels/geral`, admin),
		send('PUT', `conversations/${id}/read`, member, { number: 1 }),
		say(id, member, 'três'),
	])
	expect(all.filter((status) => status !== 200 && status !== 404)).toEqual([])
	expect(await stored(id)).toEqual([])
})

test.each(rounds)('a request accepted and withdrawn at once has one result (%i)', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const { request } = (await send('POST', 'friends/requests', bia, { memberId: caio.id })).json()
	const [accepted, cancelled] = await Promise.all([
		send('POST', `friends/requests/${request.id}/accept`, caio),
		send('DELETE', `friends/requests/${request.id}`, bia),
	])
	const friends = (await read('friends', bia)).total
	const end = [accepted?.statusCode, cancelled?.statusCode, friends]
	expect([
		[200, 409, 1],
		[404, 200, 0],
	]).toContainEqual(end)
})

test.each(rounds)('two concurrent requests make friends (%i)', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const ask = (by: TestMember, to: TestMember) => send('POST', 'friends/requests', by, { memberId: to.id })
	const answers = await Promise.all([ask(bia, caio), ask(caio, bia)])
	expect(answers.map((answer) => answer.json().state).sort()).toEqual(['friends', 'requested'])
	expect((await read('friends', caio)).total).toBe(1)
	expect((await read('friends/requests', caio)).receivedCount).toBe(0)
})

test.each(rounds)('two concurrent opens create one chat (%i)', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	await befriend(bia, caio)
	const ids = await Promise.all([chatOf(bia, caio), chatOf(caio, bia), chatOf(bia, caio)])
	expect(new Set(ids).size).toBe(1)
	expect(await site.db.selectFrom('conversation').selectAll().execute()).toHaveLength(1)
})

test.each(rounds)('two admins who leave at once leave one behind (%i)', async () => {
	const [one, other] = [await newMember(), await newMember()]
	const { id } = await newGroup(one)
	await join(id, other)
	await send('PUT', `groups/${id}/members/${other.id}/role`, one, { role: 'admin' })
	const left = await statuses([send('POST', `groups/${id}/leave`, one), send('POST', `groups/${id}/leave`, other)])
	expect(left.sort()).toEqual([200, 409])
})

test.each(rounds)('an admin who leaves twice has left once (%i)', async () => {
	const [one, other] = [await newMember(), await newMember()]
	const { id } = await newGroup(one)
	await join(id, other)
	await send('PUT', `groups/${id}/members/${other.id}/role`, one, { role: 'admin' })
	const left = await statuses([send('POST', `groups/${id}/leave`, one), send('POST', `groups/${id}/leave`, one)])
	expect(left.sort()).toEqual([200, 404])
	expect(await read(`groups/${id}`, other)).toMatchObject({ memberCount: 1 })
})

test.each(rounds)('a block while sending: earlier messages stay, no later ones follow (%i)', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	await befriend(bia, caio)
	const chat = await chatOf(bia, caio)
	const written = await statuses([
		...Array.from({ length: 4 }, (_, index) => say(chat, bia, `m${index}`)),
		send('PUT', `members/${bia.id}/block`, caio),
		...Array.from({ length: 4 }, (_, index) => say(chat, bia, `n${index}`)),
	])
	expect(written.filter((status) => ![200, 403, 404].includes(status))).toEqual([])
	expect(await stored(chat)).toHaveLength(written.filter((status) => status === 200).length - 1)
	expect((await say(chat, bia, 'oi?')).statusCode).toBe(404)
})
