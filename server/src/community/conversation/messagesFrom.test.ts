import type { MessagesFrom } from 'shared-contract'
import type { TestMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { messageBench } from '../message.testing.ts'

const site = testSite()
const { befriend, chatOf, join, newGroup, newMember, newMembers, read, refusal, say, send, setPublic } =
	messageBench(site)

const letWrite = (member: TestMember, messagesFrom: MessagesFrom) =>
	send('PUT', 'privacy', member, { isPublic: true, messagesFrom })
const open = (by: TestMember, to: TestMember) => refusal('POST', 'conversations/direct', by, { memberId: to.id })
const REFUSED = [403, 'message.notAllowed']

async function bornOn(member: TestMember, date: string) {
	await site.db.insertInto('member_age').values({ member_id: member.id, born_on: date }).execute()
}

/** Bia, and those who stand in each relation to her. */
async function relations() {
	const [bia, friend, followed, inGroup, stranger] = await newMembers(5)
	if (!bia || !friend || !followed || !inGroup || !stranger) throw new Error('there are five')
	await befriend(bia, friend)
	await send('PUT', `members/${followed.id}/follow`, bia)
	await join((await newGroup(bia)).id, inGroup)
	return { bia, others: { friend, followed, inGroup, stranger } }
}

type Relation = keyof Awaited<ReturnType<typeof relations>>['others']

async function whoMayOpen(bia: TestMember, others: Record<Relation, TestMember>): Promise<string[]> {
	const able: string[] = []
	for (const [relation, other] of Object.entries(others)) {
		const [status] = await open(other, bia)
		if (status === 200) able.push(relation)
		expect((await read(`profiles/${encodeURIComponent(bia.username)}`, other)).relation.canWrite).toBe(status === 200)
	}
	return able
}

test.each<[MessagesFrom | undefined, Relation[]]>([
	[undefined, ['friend', 'inGroup']],
	['everybody', ['friend', 'followed', 'inGroup', 'stranger']],
	['groups', ['friend', 'inGroup']],
	['followed', ['friend', 'followed']],
	['friends', ['friend']],
	// A friend’s chat was made with the friendship: it opens to be read.
	['nobody', []],
])('%s lets %j write', async (choice, able) => {
	const { bia, others } = await relations()
	if (choice) expect((await letWrite(bia, choice)).json()).toMatchObject({ messagesFrom: choice })
	const { friend, ...rest } = others
	if (choice !== 'nobody') expect(await whoMayOpen(bia, others)).toEqual(able)
	else {
		expect(await whoMayOpen(bia, rest as typeof others)).toEqual([])
		expect((await say(await chatOf(friend, bia), friend, 'Oi')).json().code).toBe('message.notAllowed')
	}
})

test('whom a member wrote to may answer, unless nobody may write', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	await letWrite(bia, 'friends')
	await letWrite(caio, 'everybody')
	const chat = await chatOf(bia, caio)
	expect((await say(chat, caio, 'Oi?')).json().code).toBe('message.notAllowed')
	await say(chat, bia, 'Oi!')
	expect((await say(chat, caio, 'Oi, Bia')).statusCode).toBe(200)
	await letWrite(bia, 'nobody')
	expect((await say(chat, caio, 'E agora?')).json().code).toBe('message.notAllowed')
	expect((await read('conversations', caio)).direct).toMatchObject([{ canWrite: false }])
})

test('everybody does not include strangers of a private member, who stay invisible', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	await letWrite(bia, 'everybody')
	await setPublic(bia, false)
	expect(await read('privacy', bia)).toMatchObject({ isPublic: false, messagesFrom: 'everybody' })
	expect(await open(caio, bia)).toEqual([404, 'request.notFound'])
})

test('in a common group, a block and a choice of whom to let write are refused with the same bytes', async () => {
	const [bia, caio, duda] = await newMembers(3)
	if (!bia || !caio || !duda) throw new Error('there are three')
	const group = await newGroup(bia)
	for (const member of [caio, duda]) await join(group.id, member)
	await letWrite(bia, 'friends')
	await send('PUT', `members/${duda.id}/block`, bia)
	const [chosen, blocked] = await Promise.all(
		[caio, duda].map(async (by) => {
			const { statusCode, headers, body } = await send('POST', 'conversations/direct', by, { memberId: bia.id })
			const { requestId, ...rest } = JSON.parse(body)
			return { statusCode, headers: Object.keys(headers), length: body.length - requestId.length, rest }
		}),
	)
	expect(chosen).toEqual(blocked)
	expect([chosen?.statusCode, chosen?.rest.code]).toEqual(REFUSED)
})

test('strangers do not write to a minor, who may choose at most friends and followed', async () => {
	const { bia, others } = await relations()
	await letWrite(bia, 'everybody')
	await bornOn(bia, '2015-05-05')
	expect(await whoMayOpen(bia, others)).toEqual(['friend', 'followed'])
	expect(await read('privacy', bia)).toMatchObject({
		messagesFrom: 'followed',
		messageChoices: ['followed', 'friends', 'nobody'],
	})
	for (const choice of ['everybody', 'groups']) {
		expect(await refusal('PUT', 'privacy', bia, { isPublic: true, messagesFrom: choice })).toEqual([
			403,
			'privacy.minor',
		])
	}
	const [leo, eve] = await newMembers(2)
	if (!leo || !eve) throw new Error('there are two')
	await bornOn(leo, '2015-05-05')
	expect(await read('privacy', leo)).toMatchObject({ messagesFrom: 'friends' })
	expect(await open(eve, leo)).toEqual(REFUSED)
	await befriend(leo, eve)
	expect((await open(eve, leo))[0]).toBe(200)
})

test('a request of a former release leaves the choice as it is', async () => {
	const bia = await newMember()
	await letWrite(bia, 'followed')
	await setPublic(bia, true)
	expect(await read('privacy', bia)).toMatchObject({ messagesFrom: 'followed' })
})
