import { invitationPath } from 'shared-contract'
import { HOUR_MS } from 'shared-contract/units'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { messageBench } from '../message.testing.ts'

const site = testSite()
const { join, newGroup, newMember, newMembers, read, refusal, send } = messageBench(site)

const closed = async () => {
	const bia = await newMember()
	const group = await newGroup(bia, { name: 'Notas de Rodapé', isPublic: false })
	return { bia, group, id: group.id }
}
const invite = async (id: string, by: TestMember, draft: { days?: number | null; maxUses?: number | null } = {}) =>
	(await send('POST', `groups/${id}/invitations`, by, { days: null, maxUses: null, ...draft })).json()
const refused = async (link: string, by: TestMember) => {
	const answer = await join(link, by)
	return [answer.statusCode, answer.json().code]
}
const giveRole = (group: string, member: TestMember, role: string, by: TestMember) =>
	send('PUT', `groups/${group}/members/${member.id}/role`, by, { role })
const INVALID = [404, 'group.invitation.invalid']

test('a link previews and opens a private group', async () => {
	const { bia, id } = await closed()
	const caio = await newMember()
	const invitation = await invite(id, bia)
	expect(invitation).toMatchObject({
		code: expect.stringMatching(/^[a-z0-9]{20}$/),
		by: { id: bia.id },
		expiresAt: null,
		uses: 0,
		maxUses: null,
	})
	const link = `https://niouka.example${invitationPath(invitation.code)}`
	expect(await read(`groups/invited?link=${encodeURIComponent(link)}`, caio)).toMatchObject({
		id,
		name: 'Notas de Rodapé',
		isPublic: false,
		joined: false,
	})
	expect((await join(link, caio)).json()).toMatchObject({ id, memberCount: 2 })
	expect((await read(`groups/${id}/invitations`, bia)).items).toMatchObject([{ id: invitation.id, uses: 1 }])
})

test('a link works until it expires', async () => {
	const { bia, id } = await closed()
	const { code, expiresAt } = await invite(id, bia, { days: 1 })
	expect(expiresAt).toBe('2026-04-02T12:00:00.000Z')
	const [caio, duda] = [await newMember(), await newMember()]
	site.clock.now = new Date(site.clock.now.getTime() + 24 * HOUR_MS - 1)
	expect((await join(code, caio)).statusCode).toBe(200)
	site.clock.now = new Date(site.clock.now.getTime() + 1)
	expect(await refused(code, duda)).toEqual(INVALID)
	expect((await read(`groups/${id}/invitations`, bia)).items).toEqual([])
})

test('a link works up to its maximum of uses, even with concurrent joins', async () => {
	const { bia, id } = await closed()
	const { code } = await invite(id, bia, { maxUses: 3 })
	const many = await newMembers(8)
	const answers = await Promise.all(many.map((one) => join(code, one)))
	expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
	expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(5)
	expect((await read(`groups/${id}`, bia)).memberCount).toBe(4)
})

test('a join by a member counts no use', async () => {
	const { bia, id } = await closed()
	const { code } = await invite(id, bia, { maxUses: 1 })
	expect((await join(code, bia)).json()).toMatchObject({ id, memberCount: 1 })
	expect((await read(`groups/${id}/invitations`, bia)).items).toMatchObject([{ uses: 0 }])
})

test('a revoked link is invalid', async () => {
	const { bia, id } = await closed()
	const { code, id: invitationId } = await invite(id, bia)
	for (let time = 0; time < 2; time += 1) {
		expect(await refusal('DELETE', `groups/${id}/invitations/${invitationId}`, bia)).toEqual([200, undefined])
	}
	expect(await refused(code, await newMember())).toEqual(INVALID)
})

test.each<[what: string, end: (group: string, maker: TestMember, admin: TestMember) => Promise<unknown>]>([
	['is kicked out', (group, maker, admin) => send('DELETE', `groups/${group}/members/${maker.id}`, admin)],
	['leaves', (group, maker) => send('POST', `groups/${group}/leave`, maker)],
	['loses the role', (group, maker, admin) => giveRole(group, maker, 'member', admin)],
	['deletes the account', (_group, maker) => site.db.deleteFrom('member').where('id', '=', maker.id).execute()],
])('a link ends when its maker %s, and those of others hold', async (_what, end) => {
	const { bia, id } = await closed()
	const [maker, eve] = [await newMember(), await newMember()]
	const ofAdmin = await invite(id, bia)
	await join(ofAdmin.code, maker)
	await giveRole(id, maker, 'moderator', bia)
	const { code } = await invite(id, maker)
	expect((await read(`groups/${id}/invitations`, bia)).items).toHaveLength(2)
	await end(id, maker, bia)
	expect(await refused(code, eve)).toEqual(INVALID)
	expect((await read(`groups/${id}/invitations`, bia)).items).toMatchObject([{ id: ofAdmin.id }])
	expect((await join(ofAdmin.code, eve)).statusCode).toBe(200)
})

test('a link of another group is not revoked', async () => {
	const { bia, id } = await closed()
	const eve = await newMember()
	const other = await newGroup(eve)
	const { code, id: invitationId } = await invite(id, bia)
	await send('DELETE', `groups/${other.id}/invitations/${invitationId}`, eve)
	expect((await join(code, eve)).statusCode).toBe(200)
})

test('the number of valid links of a group is limited', async () => {
	const { bia, id } = await closed()
	const row = { group_id: id, created_by: bia.id, created_at: site.clock.now, expires_at: null, max_uses: null }
	const rows = Array.from({ length: 49 }, (_, index) => ({ ...row, code: `c${index}` }))
	await site.db.insertInto('group_invitation').values(rows).execute()
	await invite(id, bia, { days: 1 })
	expect((await invite(id, bia)).code).toBe('group.invitation.tooMany')
	site.clock.now = new Date(site.clock.now.getTime() + 25 * HOUR_MS)
	expect((await invite(id, bia)).uses).toBe(0)
})
