import { SAMPLES } from 'shared-samples'
import { testSite } from '../../testing/site.testing.ts'
import { seedSamples } from './seedSamples.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const site = testSite({
	seed: async (db) => {
		await seedSamples(db, NOW)
	},
})
beforeEach(() => {
	site.clock.now = NOW
})

const read = async (path: string) => (await site.app.inject(`/api/${path}`)).json()

test('a visitor of the demo is shown the groups, chats and requests of the sample member', async () => {
	const { groups, direct, friendRequests } = await read('conversations')
	expect(groups.map(({ id }: { id: string }) => id).sort()).toEqual(['g1', 'g2', 'g3'])
	expect(groups.map(({ memberCount }: { memberCount: number }) => memberCount)).toEqual([5, 4, 8])
	expect(direct).toHaveLength(SAMPLES.directChats.length)
	expect(direct[0]).toMatchObject({ unread: 2, canWrite: true, lastMessage: { text: expect.any(String) } })
	expect(friendRequests).toBe(1)
})

test('what is said stands in the channels, with dots where it is unread', async () => {
	const varanda = await read('groups/g1')
	expect(varanda).toMatchObject({ role: 'admin', initials: 'VN' })
	const unread = varanda.channels.filter((channel: { unread: boolean }) => channel.unread)
	expect(unread.map(({ id }: { id: string }) => id)).toEqual(['g1-geral', 'g1-spoilers'])
	const { items, lastNumber, readNumber } = await read('conversations/g1-geral/messages')
	expect([items.length, lastNumber - readNumber]).toEqual([lastNumber, 3])
	expect(items[0].author.name).toBe('Fernanda Lua')
})

test('the other groups can be found, and are not entered', async () => {
	const { items } = await read('groups?q=')
	const joined = items.filter(({ joined }: { joined: boolean }) => joined).map(({ id }: { id: string }) => id)
	const others = items.filter(({ joined }: { joined: boolean }) => !joined).map(({ id }: { id: string }) => id)
	expect([joined.sort(), others.sort()]).toEqual([
		['g1', 'g2'],
		['g4', 'g5', 'g6', 'g7'],
	])
	expect((await site.app.inject('/api/conversations/g4-geral/messages')).statusCode).toBe(404)
})

test('a visitor writes nothing', async () => {
	const sent = await site.app.inject({
		method: 'POST',
		url: '/api/conversations/g1-geral/messages',
		payload: { clientId: '6f1e2f64-2d7c-4d5c-9f7b-0f4f2a4a9d11', text: 'oi' },
	})
	expect([sent.statusCode, sent.json().code]).toEqual([401, 'auth.required'])
})

test('friends and requests of the sample member are there', async () => {
	expect((await read('friends')).total).toBe(3)
	const { received, sent } = await read('friends/requests')
	expect([received.length, sent.length]).toEqual([1, 1])
	for (const name of ['Enzo', 'Igor']) {
		expect((await read(`friends/search?q=${name}`)).items).toMatchObject([{ name: expect.stringContaining(name) }])
	}
})
