import type { ListedMember, Role } from 'shared-contract'
import { newMember, type SessionHeaders } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { giveRole, NoSuchMember } from './giveRole.ts'

const site = testSite()
type Key = SessionHeaders

async function someone(role: Role, username: string): Promise<{ id: string; key: Key }> {
	const { id, headers: key } = await newMember(site.app, { username, role })
	return { id, key }
}

const find = async (key: Key, query = '') =>
	(await site.app.inject({ url: `/api/members${query}`, headers: key })).json()
const give = (key: Key | undefined, id: string, role: string) =>
	site.app.inject({ method: 'PUT', url: `/api/members/${id}/role`, headers: { ...key }, payload: { role } })
const names = ({ items }: { items: ListedMember[] }) => items.map(({ username, role }) => `${username} ${role}`)

test('an admin searches members by part of a name, admins and moderators first', async () => {
	const { key } = await someone('admin', 'Zélia')
	await someone('moderator', 'Bia Kagawa')
	await someone('member', 'Bianca')
	await someone('member', 'Álvaro')
	expect(names(await find(key))).toEqual(['Zélia admin', 'Bia Kagawa moderator', 'Álvaro member', 'Bianca member'])
	expect(names(await find(key, '?q=bia'))).toEqual(['Bia Kagawa moderator', 'Bianca member'])
	expect(names(await find(key, '?q=alvaro'))).toEqual(['Álvaro member'])
	expect(names(await find(key, '?role=moderator'))).toEqual(['Bia Kagawa moderator'])
	expect(await find(key, '?q=%25')).toMatchObject({ items: [], total: 0 })
	expect(await find(key, '?page=2')).toMatchObject({ items: [], total: 4, page: 2 })
})

test('a role is effective at once, and logged with member, admin, old and new role', async () => {
	const admin = await someone('admin', 'Zélia')
	const bia = await someone('member', 'Bia')
	const edits = async () => (await site.app.inject({ url: '/api/dashboard/edits', headers: bia.key })).statusCode
	expect(await edits()).toBe(403)
	const answer = await give(admin.key, bia.id, 'moderator')
	expect(answer.json()).toMatchObject({ id: bia.id, role: 'moderator' })
	expect(await edits()).toBe(200)
	expect((await give(admin.key, bia.id, 'moderator')).statusCode).toBe(200)
	const log = (await site.app.inject({ url: '/api/members/role-log', headers: admin.key })).json()
	expect(log.items).toEqual([
		{
			id: expect.any(Number),
			member: 'Bia',
			by: 'Zélia',
			before: 'member',
			after: 'moderator',
			at: '2026-04-01T12:00:00.000Z',
		},
	])
})

test('a sample admin does not count as the last admin', async () => {
	const zelia = await someone('admin', 'Zélia')
	const sample = await someone('admin', 'Amostra')
	await site.db.updateTable('member').set({ is_sample: true }).where('id', '=', sample.id).execute()
	expect((await give(zelia.key, zelia.id, 'member')).json().code).toBe('role.lastAdmin')
	expect((await give(zelia.key, sample.id, 'member')).statusCode).toBe(200)
})

test('the last admin keeps the role, even if two demote each other at once', async () => {
	const zelia = await someone('admin', 'Zélia')
	const alone = await give(zelia.key, zelia.id, 'member')
	expect([alone.statusCode, alone.json().code]).toEqual([409, 'role.lastAdmin'])
	const bia = await someone('admin', 'Bia')
	const answers = await Promise.all([give(zelia.key, bia.id, 'member'), give(bia.key, zelia.id, 'member')])
	expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
	const admins = await site.db.selectFrom('member').where('role', '=', 'admin').select('id').execute()
	expect(admins).toHaveLength(1)
})

describe('the command line', () => {
	const now = new Date('2026-04-01T12:00:00Z')

	test('makes the first admin by name', async () => {
		await someone('member', 'Bia Kagawa')
		const give = (username: string, role: Role) => giveRole(site.db, { username, role, now })
		expect(await give('bia kagawa', 'admin')).toBe('Bia Kagawa was member and is admin now.')
		expect(await give('Bia Kagawa', 'admin')).toBe('Bia Kagawa is admin already.')
		await expect(give('Bia Kagawa', 'member')).rejects.toMatchObject({ code: 'role.lastAdmin' })
		await expect(give('Ninguém', 'admin')).rejects.toThrow(NoSuchMember)
		const log = await site.db.selectFrom('role_change').select(['before', 'after', 'changed_by']).execute()
		expect(log).toEqual([{ before: 'member', after: 'admin', changed_by: null }])
	})
})

test('a deleted member is removed from the role log', async () => {
	const admin = await someone('admin', 'Zélia')
	const bia = await someone('member', 'Bia')
	await give(admin.key, bia.id, 'moderator')
	await site.db.deleteFrom('member').where('id', '=', bia.id).execute()
	expect(await site.db.selectFrom('role_change').selectAll().execute()).toEqual([])
})
