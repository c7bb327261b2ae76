import type { Group } from 'shared-contract'
import { messageBench } from '../../community/messageTesting.ts'
import type { People } from './people.ts'
import { ABSENT_NUMBER, type Place, SECRET, type Site } from './place.ts'

const ABSENT_GROUP = 'zzzzzzzzzzzz'

/** A public and a private group with two of each role, each of whom has said something. */
export async function fillGroups(site: Site, people: People): Promise<Record<string, Place>> {
	const open = await makeGroup(site, people, { name: 'Varanda', isPublic: true })
	const closed = await makeGroup(site, people, { name: `${SECRET} da casa`, isPublic: false })
	return {
		'public group': { there: open.group.id, absent: ABSENT_GROUP },
		'private group': { there: closed.group.id, absent: ABSENT_GROUP },
		'public channel': { there: open.channel, absent: `${ABSENT_GROUP}-geral` },
		'private channel': { there: closed.channel, absent: `${ABSENT_GROUP}-geral` },
		'channel key': { there: 'geral', absent: 'nada' },
		'second channel key': { there: closed.secondKey, absent: 'nada' },
		invitation: { there: closed.invitation.id, absent: ABSENT_NUMBER },
		'invitation code': { there: closed.invitation.code, absent: 'zzzzzzzzzzzzzzzzzzzz' },
		'their message': { there: (actor) => String(closed.numbers.get(actor) ?? 1), absent: ABSENT_NUMBER },
		"another's message": { there: String(closed.numbers.get('another Membro')), absent: ABSENT_NUMBER },
	}
}

async function makeGroup(site: Site, { byName }: People, draft: { name: string; isPublic: boolean }) {
	const { join, newGroup, say, send, channelOf, read } = messageBench(site)
	const { Admin } = byName
	const { id } = await newGroup(Admin, draft)
	await send('POST', `groups/${id}/channels`, Admin, { name: 'avisos' })
	const invitation = (await send('POST', `groups/${id}/invitations`, Admin, { days: null, maxUses: null })).json()
	const staff = { 'another Admin': 'admin', Moderador: 'moderator', 'another Moderador': 'moderator' } as const
	const names = ['Admin', 'another Admin', 'Moderador', 'another Moderador', 'Membro', 'another Membro'] as const
	for (const name of names) if (name !== 'Admin') await join(invitation.code, byName[name])
	for (const [name, role] of Object.entries(staff)) {
		await send('PUT', `groups/${id}/members/${byName[name as keyof typeof staff].id}/role`, Admin, { role })
	}
	const group: Group = await read(`groups/${id}`, Admin)
	const channel = channelOf(group)
	const numbers = new Map<string, number>()
	for (const name of names) {
		const text = draft.isPublic ? 'Oi, gente!' : `${SECRET} entre nós`
		numbers.set(name, (await say(channel, byName[name], text)).json().message.number)
	}
	return { group, channel, secondKey: group.channels[1]?.key ?? '', invitation, numbers }
}
