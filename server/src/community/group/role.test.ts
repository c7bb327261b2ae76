import type { GroupRole } from 'shared-contract'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { messageBench } from '../message.testing.ts'

const site = testSite()
const { channelOf, join, newGroup, newMember, read, refusal, say, send } = messageBench(site)

/** A group with one member of each role. */
const staffed = async () => {
	const [admin, moderator, member] = [await newMember(), await newMember(), await newMember()]
	const group = await newGroup(admin)
	for (const one of [moderator, member]) await join(group.id, one)
	await assign(group.id, admin, moderator, 'moderator')
	return { group, id: group.id, admin, moderator, member }
}
const assign = (id: string, by: TestMember, to: TestMember, role: GroupRole) =>
	send('PUT', `groups/${id}/members/${to.id}/role`, by, { role })
const kick = (id: string, by: TestMember, whom: TestMember) => refusal('DELETE', `groups/${id}/members/${whom.id}`, by)

const FORBIDDEN = [403, 'request.forbidden']
const DONE = [200, undefined]

test('a channel is deleted by admins', async () => {
	const { id, admin, moderator } = await staffed()
	const { channels } = (await send('POST', `groups/${id}/channels`, moderator, { name: 'dois' })).json()
	const path = `groups/${id}/channels/${channels[1].key}`
	expect(await refusal('DELETE', path, moderator)).toEqual(FORBIDDEN)
	expect(await refusal('DELETE', path, admin)).toEqual(DONE)
})

test('a kicked member can neither read nor write', async () => {
	const { id, group, admin, member } = await staffed()
	await kick(id, admin, member)
	expect((await say(channelOf(group), member, 'ainda aqui?')).statusCode).toBe(404)
	expect(await refusal('GET', `conversations/${channelOf(group)}/messages`, member)).toEqual([404, 'request.notFound'])
	expect(await refusal('GET', `groups/${id}`, member)).toEqual([404, 'request.notFound'])
	expect((await read('conversations', member)).groups).toEqual([])
})

test('a group is never without an admin', async () => {
	const { id, admin, moderator } = await staffed()
	expect(await refusal('POST', `groups/${id}/leave`, admin)).toEqual([409, 'group.lastAdmin'])
	expect((await assign(id, admin, admin, 'member')).json().code).toBe('group.lastAdmin')
	await assign(id, admin, moderator, 'admin')
	expect(await refusal('POST', `groups/${id}/leave`, admin)).toEqual(DONE)
	expect(await refusal('POST', `groups/${id}/leave`, moderator)).toEqual([409, 'group.lastAdmin'])
	expect(await read(`groups/${id}`, moderator)).toMatchObject({ memberCount: 2, role: 'admin' })
})
