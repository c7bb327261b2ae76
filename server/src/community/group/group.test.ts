import { randomUUID } from 'node:crypto'
import { testSite } from '../../testing/site.testing.ts'
import { messageBench } from '../message.testing.ts'

const site = testSite()
const { channelOf, join, newGroup, newMember, read, refusal, say, send } = messageBench(site)

const names = (groups: { name: string }[]) => groups.map(({ name }) => name)

test('the creator of a group is its admin, with one channel', async () => {
	const bia = await newMember()
	const group = await newGroup(bia, { name: '  Clube do Volume Um ', description: 'Lemos.', isPublic: false })
	expect(group).toEqual({
		id: expect.stringMatching(/^[a-z0-9]{12}$/),
		name: 'Clube do Volume Um',
		description: 'Lemos.',
		isPublic: false,
		initials: 'CV',
		memberCount: 1,
		role: 'admin',
		channels: [
			{
				id: `${group.id}-geral`,
				key: 'geral',
				name: 'geral',
				unread: false,
				lastNumber: 0,
				readNumber: 0,
				watch: null,
			},
		],
	})
	expect((await read('conversations', bia)).groups).toEqual([group])
})

test.each([
	['', 'group.name.required'],
	['  \u3000 ', 'group.name.required'],
])('the name %j is refused', async (name, code) => {
	const answer = await send('POST', 'groups', await newMember(), { name, description: '', isPublic: true })
	expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ code, fields: { name: code } })])
	if (code === 'group.name.required') expect(answer.json().msg).toBe('O nome do grupo é obrigatório.')
})

test('a repeated creation with one idempotency key creates one group', async () => {
	const bia = await newMember()
	const headers = { ...bia.headers, 'idempotency-key': randomUUID() }
	const payload = { name: 'Uma vez', description: '', isPublic: true }
	const make = () => site.app.inject({ method: 'POST', url: '/api/groups', headers, payload })
	const [first, second] = [await make(), await make()]
	expect(second.json()).toEqual(first.json())
	expect((await read('conversations', bia)).groups).toHaveLength(1)
})

test('public groups are searched by word prefixes without accents, largest first', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	await newGroup(bia, { name: 'Notas de Rodapé' })
	const larger = await newGroup(bia, { name: 'Rodapés e Notas' })
	await newGroup(bia, { name: 'Rodapé secreto', isPublic: false })
	await join(larger.id, caio)
	const find = async (q: string) => (await read(`groups?q=${encodeURIComponent(q)}`, caio)).items
	expect(await find('RODAPE')).toMatchObject([
		{ name: 'Rodapés e Notas', memberCount: 2, joined: true, initials: 'RN' },
		{ name: 'Notas de Rodapé', memberCount: 1, joined: false },
	])
	expect(names(await find('not rod'))).toHaveLength(2)
	expect(names(await find(''))).toEqual(['Rodapés e Notas', 'Notas de Rodapé'])
	expect(await find('dapé')).toEqual([])
	expect(await find('!!!')).toEqual([])
})

test.each(['', 'https://niouka.example/messages/join/', '/messages/join/', '  '])(
	'a public group is joined by its id behind %j',
	async (before) => {
		const [bia, caio] = [await newMember(), await newMember()]
		const { id } = await newGroup(bia)
		const answer = await join(`${before}${id}`, caio)
		expect(answer.json()).toMatchObject({ id, memberCount: 2, role: 'member' })
		expect((await join(`${before}${id}/?x=1#y`, caio)).json()).toMatchObject({ id, memberCount: 2 })
	},
)

test.each(['', '   ', 'nada', 'https://niouka.example/', '///', 'g1/../g2'])('%j leads to no group', async (link) => {
	const answer = await join(link, await newMember())
	expect([answer.statusCode, answer.json().code]).toEqual([404, 'group.invitation.invalid'])
	expect(answer.json().msg).toBe('Link de convite inválido ou grupo não encontrado.')
})

test('channels are created, renamed, ordered and deleted, except the last one', async () => {
	const bia = await newMember()
	const { id } = await newGroup(bia)
	const channels = `groups/${id}/channels`
	const made = (await send('POST', channels, bia, { name: ' Recomendações 🌿 ' })).json()
	expect(made.channels[1]).toMatchObject({
		name: 'Recomendações 🌿',
		key: expect.stringMatching(/^recomendacoes-[a-z0-9]{6}$/),
	})
	const named = (await send('POST', channels, bia, { name: '雑談' })).json().channels
	expect(named[2].key).toMatch(/^[a-z0-9]{6}$/)
	const keys = named.map(({ key }: { key: string }) => key)
	const ordered = await send('PUT', channels, bia, { keys: [keys[2], keys[0], 'outro', keys[2]] })
	expect(ordered.json().channels.map(({ key }: { key: string }) => key)).toEqual([keys[2], keys[0], keys[1]])
	expect((await send('PUT', `${channels}/geral`, bia, { name: 'sala' })).json().channels[1].name).toBe('sala')
	expect(await refusal('PUT', `${channels}/geral`, bia, { name: ' ' })).toEqual([400, 'group.channel.name.required'])
	await say(`${id}-geral`, bia, 'oi')
	await send('DELETE', `${channels}/geral`, bia)
	expect(await refusal('GET', `conversations/${id}-geral/messages`, bia)).toEqual([404, 'request.notFound'])
	await send('DELETE', `${channels}/${keys[1]}`, bia)
	expect(await refusal('DELETE', `${channels}/${keys[2]}`, bia)).toEqual([409, 'group.channel.last'])
})

test('a group is deleted with all its content', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const group = await newGroup(bia)
	await join(group.id, caio)
	await say(channelOf(group), caio, 'oi')
	expect((await send('DELETE', `groups/${group.id}`, bia)).json()).toEqual({ done: true })
	expect((await read('conversations', caio)).groups).toEqual([])
	expect(await site.db.selectFrom('message').selectAll().execute()).toEqual([])
	expect((await join(group.id, caio)).json().code).toBe('group.invitation.invalid')
})

test('members are listed by role and name, in pages, and found by part of a name', async () => {
	const [bia, caio] = [await newMember(), await newMember()]
	const { id } = await newGroup(bia)
	await join(id, caio)
	const rows = Array.from({ length: 60 }, (_, index) => ({ username: `Zé ${index}`, username_key: `ze${index}` }))
	const extra = await site.db.insertInto('member').values(rows).returning('id').execute()
	await site.db
		.insertInto('group_member')
		.values(extra.map((row) => ({ group_id: id, member_id: row.id })))
		.execute()
	const first = await read(`groups/${id}/members`, caio)
	expect(first.items[0]).toMatchObject({ id: bia.id, role: 'admin', online: false })
	expect([first.items.length, first.total]).toEqual([50, 62])
	const rest = await read(`groups/${id}/members?after=${encodeURIComponent(first.next)}`, caio)
	expect([rest.items.length, rest.total, rest.next]).toEqual([12, 62, null])
	const all = [...first.items, ...rest.items].map((member: { id: string }) => member.id)
	expect(new Set(all).size).toBe(62)
	expect((await read(`groups/${id}/members?q=Z%C3%A9%2059`, caio)).items).toHaveLength(1)
})
