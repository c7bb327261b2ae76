import { testSite } from '../../testing/site.testing.ts'
import { messageBench } from '../message.testing.ts'

const site = testSite()
const { newGroup, newMember, send } = messageBench(site)

async function publicGroup() {
	const [admin, member] = [await newMember(), await newMember()]
	const { id } = await newGroup(admin)
	const change = (method: Parameters<typeof send>[0], path: string, body?: object, by = admin) =>
		send(method, `groups/${id}${path}`, by, body)
	await change('PUT', '', { name: 'Aberto', description: '', isPublic: true })
	await send('POST', 'groups/join', member, { link: id })
	return { id: id as string, admin, member, change }
}
const lines = async (id: string, by: Parameters<typeof send>[2]) =>
	(await send('GET', `groups/${id}/log`, by))
		.json()
		.items.map(({ by, action, member, text }: Record<string, string>) => [by, action, member, text])

test('every act of who manages a group is a line, the last first, and refused ones are none', async () => {
	const { id, admin, member, change } = await publicGroup()
	const name = admin.username
	await change('PUT', `/members/${member.id}/role`, { role: 'moderator' })
	await change('PUT', `/members/${member.id}/role`, { role: 'moderator' })
	const { channels } = (await change('POST', '/channels', { name: 'trilhas' })).json()
	const key = channels.at(-1).key
	await change('PUT', `/channels/${key}`, { name: 'músicas' }, member)
	await change('PUT', `/channels/${key}`, { name: 'músicas' }, member)
	await change('PUT', '', { name: 'Aberto', description: '', isPublic: true })
	await change('DELETE', `/channels/${key}`, undefined, member)
	await change('DELETE', `/channels/${key}`)
	const { id: invitation } = (await change('POST', '/invitations', { days: null, maxUses: null })).json()
	await change('DELETE', `/invitations/${invitation}`)
	await change('DELETE', `/invitations/${invitation}`)
	await change('DELETE', `/members/${member.id}?ban=true`)
	await change('DELETE', `/bans/${member.id}`)
	await send('POST', 'groups/join', member, { link: id })
	await change('DELETE', `/members/${member.id}`)
	expect(await lines(id, admin)).toEqual([
		[name, 'kicked', member.username, ''],
		[name, 'unbanned', member.username, ''],
		[name, 'banned', member.username, ''],
		[name, 'revoked', null, ''],
		[name, 'invited', null, ''],
		[name, 'channelDeleted', null, 'músicas'],
		[member.username, 'channelRenamed', null, 'músicas'],
		[name, 'channelAdded', null, 'trilhas'],
		[name, 'roleGiven', member.username, 'moderator'],
		[name, 'edited', null, 'Aberto'],
	])
})

test('a deleted account leaves its lines without a name', async () => {
	const { id, admin, member, change } = await publicGroup()
	await change('DELETE', `/members/${member.id}`)
	await site.db.deleteFrom('member').where('id', '=', member.id).execute()
	expect((await lines(id, admin))[0]).toEqual([admin.username, 'kicked', null, ''])
})
