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

test.each([
	['PUT', 'groups/ID', { name: 'Outro', description: '', isPublic: true }, ['admin']],
	['POST', 'groups/ID/channels', { name: 'novo' }, ['admin', 'moderator']],
	['PUT', 'groups/ID/channels/geral', { name: 'novo' }, ['admin', 'moderator']],
	['PUT', 'groups/ID/channels', { keys: ['geral'] }, ['admin', 'moderator']],
	['GET', 'groups/ID/invitations', undefined, ['admin', 'moderator']],
	['POST', 'groups/ID/invitations', { days: null, maxUses: null }, ['admin', 'moderator']],
	['DELETE', 'groups/ID/invitations/1', undefined, ['admin', 'moderator']],
	['GET', 'groups/ID/members', undefined, ['admin', 'moderator', 'member']],
	['GET', 'groups/ID/bans', undefined, ['admin', 'moderator']],
	['DELETE', 'groups/ID', undefined, ['admin']],
] as const)('%s %s is for some roles alone', async (method, path, payload, roles) => {
	const { id, admin, moderator, member } = await staffed()
	const asked = path.replace('ID', id)
	// The mightiest last: it may end what the others are asked about.
	for (const [role, by] of [
		['member', member],
		['moderator', moderator],
		['admin', admin],
	] as const) {
		const isAllowed = (roles as readonly string[]).includes(role)
		const { statusCode } = await send(method, asked, by, payload)
		expect([role, statusCode]).toEqual([role, isAllowed ? 200 : 403])
	}
})

test('a channel is deleted by admins', async () => {
	const { id, admin, moderator } = await staffed()
	const { channels } = (await send('POST', `groups/${id}/channels`, moderator, { name: 'dois' })).json()
	const path = `groups/${id}/channels/${channels[1].key}`
	expect(await refusal('DELETE', path, moderator)).toEqual(FORBIDDEN)
	expect(await refusal('DELETE', path, admin)).toEqual(DONE)
})

test('a kick needs a member of a lower role', async () => {
	const { id, admin, moderator, member } = await staffed()
	const second = await newMember()
	await join(id, second)
	expect(await kick(id, member, second)).toEqual(FORBIDDEN)
	expect(await kick(id, moderator, admin)).toEqual(FORBIDDEN)
	await assign(id, admin, second, 'moderator')
	expect(await kick(id, moderator, second)).toEqual(FORBIDDEN)
	expect(await kick(id, admin, admin)).toEqual(FORBIDDEN)
	expect(await kick(id, moderator, member)).toEqual(DONE)
	expect(await kick(id, moderator, member)).toEqual([404, 'request.notFound'])
	expect(await kick(id, admin, moderator)).toEqual(DONE)
	expect((await read(`groups/${id}`, admin)).memberCount).toBe(2)
})

test('a kicked member can neither read nor write', async () => {
	const { id, group, admin, member } = await staffed()
	await kick(id, admin, member)
	expect((await say(channelOf(group), member, 'ainda aqui?')).statusCode).toBe(404)
	expect(await refusal('GET', `conversations/${channelOf(group)}/messages`, member)).toEqual([404, 'request.notFound'])
	expect(await refusal('GET', `groups/${id}`, member)).toEqual([404, 'request.notFound'])
	expect((await read('conversations', member)).groups).toEqual([])
})

test('only admins assign roles, and only they give up their own', async () => {
	const { id, admin, moderator, member } = await staffed()
	expect((await assign(id, moderator, member, 'moderator')).statusCode).toBe(403)
	expect((await assign(id, member, member, 'admin')).statusCode).toBe(403)
	expect((await assign(id, admin, member, 'admin')).json()).toEqual({ role: 'admin' })
	expect((await assign(id, admin, member, 'member')).statusCode).toBe(403)
	expect((await assign(id, member, member, 'member')).statusCode).toBe(200)
	expect((await assign(id, admin, await newMember(), 'member')).statusCode).toBe(404)
	expect((await assign(id, admin, member, 'owner' as GroupRole)).statusCode).toBe(400)
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
