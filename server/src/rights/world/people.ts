import type { Role } from 'shared-contract'
import { relationBench, type TestMember } from '../../community/relationTesting.ts'
import { SECRET, type Site } from './place.ts'

/** Who asks, by the names that the columns of the table have. */
const ACTORS = {
	member: 'Marina Alheia',
	blocked: 'Bruno Bloqueado',
	friend: 'Fabi Amiga',
	owner: 'Olga Dona',
	moderator: 'Mauro Modera',
	admin: 'Aline Administra',
	/** Somebody whose profile is private. */
	themself: `Tina ${SECRET}`,
	sender: 'Sandro Pede',
	receiver: 'Rita Recebe',
	Admin: 'Ana do Grupo',
	Moderador: 'Milton do Grupo',
	Membro: 'Maira do Grupo',
} as const

/** Who is only asked about. */
const OTHERS = {
	somebody: 'Soraia Pública',
	'another Admin': 'Artur do Grupo',
	'another Moderador': 'Meire do Grupo',
	'another Membro': 'Moacir do Grupo',
} as const

/** Columns that are called otherwise where they stand. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
	'not in it': 'member',
	'site moderator': 'moderator',
	'site admin': 'admin',
}

const ROLES: Readonly<Record<string, Role>> = { moderator: 'moderator', admin: 'admin' }

type PersonName = keyof typeof ACTORS | keyof typeof OTHERS

export interface People {
	byName: Record<PersonName, TestMember>
	/** What whoever stands above a column asks with; nothing for a visitor. */
	headersOf(column: string): Record<string, string> | undefined
	/** Lets a column stand for whoever holds these headers. */
	lend(column: string, headers: Record<string, string>): void
	/** Makes the profile private that is, once everything that ties it to others is there. */
	hide(): Promise<void>
}

/** Registers everybody, and ties those who are tied. */
export async function makePeople(site: Site): Promise<People> {
	const { newMember, send, setPublic } = relationBench(site)
	const made: [string, TestMember][] = []
	for (const [name, username] of Object.entries({ ...ACTORS, ...OTHERS })) {
		const member = await newMember(username)
		const role = ROLES[name]
		if (role) await site.db.updateTable('member').set({ role }).where('id', '=', member.id).execute()
		made.push([name, member])
	}
	const byName = Object.fromEntries(made) as Record<PersonName, TestMember>
	const { owner, friend, themself, somebody, blocked } = byName

	for (const member of [owner, themself]) {
		await send('POST', 'friends/requests', member, { memberId: friend.id })
		await send('POST', 'friends/requests', friend, { memberId: member.id })
		await send('PUT', `members/${member.id}/follow`, friend)
		await send('PUT', `members/${member.id}/like`, friend)
		await send('PUT', `members/${somebody.id}/follow`, member)
	}
	for (const member of [owner, themself, somebody]) await send('PUT', `members/${blocked.id}/block`, member)
	await site.db
		.updateTable('member')
		.set({ bio: `Meu ${SECRET}` })
		.where('id', '=', themself.id)
		.execute()

	const holders = new Map(made.map(([name, { headers }]) => [name, headers]))
	return {
		byName,
		headersOf(column) {
			if (column === 'visitor') return undefined
			const headers = holders.get(ALSO_CALLED[column] ?? column)
			if (!headers) throw new Error(`nobody is called "${column}"`)
			return headers
		},
		lend: (column, headers) => holders.set(column, headers),
		async hide() {
			await setPublic(themself, false)
		},
	}
}
