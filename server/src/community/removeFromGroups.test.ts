import type { TestMember } from '../testing/member.testing.ts'
import { testSite } from '../testing/site.testing.ts'
import { messageBench } from './message.testing.ts'
import { removeFromGroups } from './removeFromGroups.ts'

const site = testSite()
const { befriend, channelOf, chatOf, history, join, newGroup, newMember, read, refusal, say, send } = messageBench(site)

const leaveSite = ({ id }: TestMember) =>
	site.db.transaction().execute(async (transaction) => {
		await removeFromGroups(transaction, id)
		await transaction.deleteFrom('member').where('id', '=', id).execute()
	})

test('a group without an admin promotes a moderator, else its oldest member', async () => {
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

test('a deleted account erases its messages, as deletions that clients catch up with', async () => {
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

test('deleting either member deletes a direct chat and a friendship', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	await befriend(bia, caio)
	const chat = await chatOf(bia, caio)
	await say(chat, caio, 'oi')
	await leaveSite(caio)
	expect(await refusal('GET', `conversations/${chat}/messages`, bia)).toEqual([404, 'request.notFound'])
	expect((await read('friends', bia)).total).toBe(0)
	expect((await read('conversations', bia)).direct).toEqual([])
})
