import { randomUUID } from 'node:crypto'
import { everyRow } from '../../account/settings/deleteAccount.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { messageBench } from '../message.testing.ts'

const site = testSite()
const { channelOf, join, newMember, read, refusal, say, send } = messageBench(site)

test('a deleted group leaves no message, invitation or cached answer, and its links are invalid', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const made = await site.app.inject({
		method: 'POST',
		url: '/api/groups',
		headers: { ...bia.headers, 'idempotency-key': randomUUID() },
		payload: { name: 'Pitangueira', description: 'Só de pitangas', isPublic: true },
	})
	const group = made.json()
	await join(group.id, caio)
	await send('POST', `groups/${group.id}/channels`, bia, { name: 'pitangas' })
	const { code } = (await send('POST', `groups/${group.id}/invitations`, bia, { days: null, maxUses: null })).json()
	await say(channelOf(group), caio, 'Pitanga ou jabuticaba?')
	await send('PUT', `groups/${group.id}/members/${caio.id}/role`, bia, { role: 'moderator' })
	const holds = async (text: string) =>
		(await everyRow(site.db)).filter((row) => row.toLowerCase().includes(text.toLowerCase()))
	for (const text of [group.id, 'pitanga', code]) expect(await holds(text)).not.toEqual([])

	expect((await send('DELETE', `groups/${group.id}`, bia)).json()).toEqual({ done: true })

	for (const text of [group.id, 'pitanga', code]) expect(await holds(text)).toEqual([])
	for (const link of [group.id, code]) {
		expect(await refusal('POST', 'groups/join', caio, { link })).toEqual([404, 'group.invitation.invalid'])
	}
	expect(await refusal('GET', `conversations/${channelOf(group)}/messages`, caio)).toEqual([404, 'request.notFound'])
	expect((await read('groups?q=pitangueira', caio)).items).toEqual([])
	expect((await read('conversations', caio)).groups).toEqual([])
})
