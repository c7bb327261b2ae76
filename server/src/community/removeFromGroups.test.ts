import { testSite } from '../testing/site.testing.ts'
import { messageBench } from './message.testing.ts'
import type { TestMember } from './relation.testing.ts'
import { removeFromGroups } from './removeFromGroups.ts'

const site = testSite()
const { befriend, channelOf, chatOf, history, join, newGroup, newMember, read, refusal, say, send } = messageBench(site)

const leaveSite = ({ id }: TestMember) =>
	site.db.transaction().execute(async (transaction) => {
		await removeFromGroups(transaction, id)
		await transaction.deleteFrom('member').where('id', '=', id).execute()
	})

test('a group whose only admin goes is left to a moderator, else to who has been in it for longest', async () => {
	const [bia, caio, duda] = [await newMember(), await newMember(), await newMember()]
	const group = await newGroup(bia)
	await join(group.id, caio)
	site.clock.now = new Date(site.clock.now.getTime() + 1000)
	await join(group.id, duda)
	await send('PUT', `groups/${group.id}/members/${duda.id}/role`, bia, { role: 'moderator' })
	await leaveSite(bia)
	expect(await read(`groups/${group.id}`, duda)).toMatchObject({ role: 'admin', memberCount: 2 })
	expect(await read(`groups/${group.id}`, caio)).toMatchObject({ role: 'member' })
	await leaveSite(duda)
	expect(await read(`groups/${group.id}`, caio)).toMatchObject({ role: 'admin', memberCount: 1 })
	await leaveSite(caio)
	expect(await site.db.selectFrom('community_group').selectAll().execute()).toEqual([])
})

test('what somebody said goes with them, and pages that were away are told', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const group = await newGroup(bia)
	const id = channelOf(group)
	await join(group.id, caio)
	for (const by of [bia, caio, bia, caio]) await say(id, by, 'segredo')
	await send('DELETE', `conversations/${id}/messages/1`, bia)
	await leaveSite(caio)
	const states = (await history(id, bia)).items.map(({ state }: { state: string }) => state)
	expect(states).toEqual(['deleted', 'deleted', 'sent', 'deleted'])
	expect(await history(id, bia, '?after=4&deletions=1')).toMatchObject({ deleted: [2, 4], deletions: 3 })
	const kept = await site.db.selectFrom('message').select('text').orderBy('number').execute()
	expect(kept.map(({ text }) => text)).toEqual(['', '', 'segredo', ''])
})

test('a direct chat and a friendship go with either of the two', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	await befriend(bia, caio)
	const chat = await chatOf(bia, caio)
	await say(chat, caio, 'oi')
	await leaveSite(caio)
	expect(await refusal('GET', `conversations/${chat}/messages`, bia)).toEqual([404, 'request.notFound'])
	expect((await read('friends', bia)).total).toBe(0)
	expect((await read('conversations', bia)).direct).toEqual([])
})
