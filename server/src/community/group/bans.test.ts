import { testSite } from '../../testing/site.testing.ts'
import { messageBench } from '../message.testing.ts'

const site = testSite()
const { newGroup, newMember, refusal, send } = messageBench(site)

/** A public group with a member in it. */
async function publicGroup() {
	const [admin, member] = [await newMember(), await newMember()]
	const group = await newGroup(admin)
	await send('PUT', `groups/${group.id}`, admin, { name: 'Aberto', description: '', isPublic: true })
	await enter(group.id, member)
	return { id: group.id as string, admin, member }
}
const enter = (id: string, by: Awaited<ReturnType<typeof newMember>>) =>
	refusal('POST', 'groups/join', by, { link: id })
const DONE = [200, undefined]

test('who is banned comes back neither by the address of a public group nor by an invitation, until the ban ends', async () => {
	const { id, admin, member } = await publicGroup()
	const { code } = (await send('POST', `groups/${id}/invitations`, admin, { days: null, maxUses: 1 })).json()
	expect(await refusal('DELETE', `groups/${id}/members/${member.id}?ban=true`, admin)).toEqual(DONE)
	for (const link of [id, code]) {
		expect(await refusal('POST', 'groups/join', member, { link })).toEqual([403, 'group.banned'])
	}
	const bans = `groups/${id}/bans`
	expect((await send('GET', bans, admin)).json().items).toMatchObject([{ id: member.id, by: admin.username }])
	// No use of the invitation was counted.
	expect((await send('GET', `groups/${id}/invitations`, admin)).json().items?.[0]?.uses ?? 0).toBe(0)
	expect(await refusal('DELETE', `${bans}/${member.id}`, admin)).toEqual(DONE)
	expect(await refusal('DELETE', `${bans}/${member.id}`, admin)).toEqual([404, 'request.notFound'])
	expect(await enter(id, member)).toEqual(DONE)
	expect((await send('GET', bans, admin)).json().items).toEqual([])
})

test('who is only kicked comes back', async () => {
	const { id, admin, member } = await publicGroup()
	expect(await refusal('DELETE', `groups/${id}/members/${member.id}`, admin)).toEqual(DONE)
	expect(await enter(id, member)).toEqual(DONE)
})

test('a refused kick bans nobody, and a ban of one group is none of another', async () => {
	const { id, admin, member } = await publicGroup()
	expect(await refusal('DELETE', `groups/${id}/members/${admin.id}?ban=true`, member)).toEqual([
		403,
		'request.forbidden',
	])
	expect((await send('GET', `groups/${id}/bans`, admin)).json().items).toEqual([])
	await send('DELETE', `groups/${id}/members/${member.id}?ban=true`, admin)
	const other = await publicGroup()
	expect(await enter(other.id, member)).toEqual(DONE)
	expect(await refusal('GET', `groups/${id}/bans`, member)).toEqual([404, 'request.notFound'])
})

test('an admin’s ban is ended by an admin, a moderator’s by either', async () => {
	const { id, admin, member } = await publicGroup()
	const [moderator, other] = [await newMember(), await newMember()]
	for (const who of [moderator, other]) await enter(id, who)
	await send('PUT', `groups/${id}/members/${moderator.id}/role`, admin, { role: 'moderator' })
	await send('DELETE', `groups/${id}/members/${member.id}?ban=true`, admin)
	await send('DELETE', `groups/${id}/members/${other.id}?ban=true`, moderator)
	const end = (who: { id: string }, by: typeof admin) => refusal('DELETE', `groups/${id}/bans/${who.id}`, by)
	expect(await end(member, moderator)).toEqual([403, 'request.forbidden'])
	expect((await send('GET', `groups/${id}/bans`, admin)).json().items).toHaveLength(2)
	expect([await end(other, moderator), await end(member, admin)]).toEqual([DONE, DONE])
})
