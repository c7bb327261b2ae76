import { CHANNELS_PER_GROUP, FRIEND_REQUESTS_SENT, GROUPS_PER_MEMBER, MEMBERS_PER_GROUP } from 'shared-contract'
import { testSite } from '../../testing/site.testing.ts'
import { pairOf } from '../memberPair.ts'
import { messageBench } from '../message.testing.ts'

const site = testSite()
const { join, newGroup, newMember, read, refusal, send } = messageBench(site)

const rows = (count: number) => Array.from({ length: count }, (_, index) => index)

test('the number of a member’s groups is limited', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const group = await newGroup(caio)
	const many = rows(GROUPS_PER_MEMBER).map((index) => ({ id: `muitos${index}`, name: `Grupo ${index}` }))
	await site.db.insertInto('community_group').values(many).execute()
	const inside = many.map(({ id }) => ({ group_id: id, member_id: bia.id }))
	await site.db.insertInto('group_member').values(inside).execute()
	expect((await join(group.id, bia)).json().code).toBe('group.tooMany')
	const draft = { name: 'Mais um', description: '', isPublic: true }
	expect(await refusal('POST', 'groups', bia, draft)).toEqual([409, 'group.tooMany'])
	expect(await read(`groups/${group.id}`, caio)).toMatchObject({ memberCount: 1 })
})

test('a full group refuses joins', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const { id } = await newGroup(bia)
	await site.db.updateTable('community_group').set({ member_count: MEMBERS_PER_GROUP }).where('id', '=', id).execute()
	expect([(await join(id, caio)).statusCode, (await join(id, caio)).json().code]).toEqual([409, 'group.full'])
	expect(await read(`groups/${id}`, bia)).toMatchObject({ memberCount: MEMBERS_PER_GROUP })
})

test('the number of a group’s channels is limited', async () => {
	const bia = await newMember()
	const { id } = await newGroup(bia)
	for (const index of rows(CHANNELS_PER_GROUP - 1))
		await send('POST', `groups/${id}/channels`, bia, { name: `c${index}` })
	expect((await read(`groups/${id}`, bia)).channels).toHaveLength(CHANNELS_PER_GROUP)
	expect(await refusal('POST', `groups/${id}/channels`, bia, { name: 'x' })).toEqual([409, 'group.channel.tooMany'])
})

test('the number of open requests is limited', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const names = rows(FRIEND_REQUESTS_SENT).map((index) => ({ username: `Zé ${index}`, username_key: `ze${index}` }))
	const many = await site.db.insertInto('member').values(names).returning('id').execute()
	const asked = many.map(({ id }) => ({
		...pairOf(id, bia.id),
		requested_by: bia.id,
		requested_at: site.clock.now,
		accepted_at: null,
	}))
	await site.db.insertInto('friendship').values(asked).execute()
	expect(await refusal('POST', 'friends/requests', bia, { memberId: caio.id })).toEqual([409, 'friend.request.tooMany'])
	expect((await send('POST', 'friends/requests', caio, { memberId: bia.id })).statusCode).toBe(200)
})
