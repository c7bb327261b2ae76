import { seedSamples } from '../site/samples/seedSamples.ts'
import { testSite } from '../testing/site.testing.ts'

const site = testSite({ seed: async (db) => void (await seedSamples(db, new Date('2026-04-01T12:00:00Z'))) })

const read = async (path: string) => (await site.app.inject(`/api/${path}`)).json()

interface Seen {
	name: string
	online: boolean
}

test('a visitor of the demo sees sample members online', async () => {
	const { items }: { items: Seen[] } = await read('groups/g1/members')
	const here = (isHere: boolean) => items.filter(({ online }) => online === isHere).map(({ name }) => name)
	expect(here(true)).toEqual(expect.arrayContaining(['Caio Mori', 'Fernanda Lua']))
	expect(here(false)).toEqual(expect.arrayContaining(['Igor Satori']))
	const { direct } = await read('conversations')
	expect(direct.find(({ member }: { member: Seen }) => member.name === 'Caio Mori').online).toBe(true)
	const { items: friends } = await read('friends')
	expect(friends.find(({ member }: { member: Seen }) => member.name === 'Caio Mori').online).toBe(true)
})

test('a visitor of the demo can read the members of a public group', async () => {
	expect((await read('groups/g4/members')).items).toHaveLength(3)
	await site.db.updateTable('community_group').set({ is_public: false }).where('id', '=', 'g4').execute()
	expect((await read('groups/g4/members')).code).toBe('request.notFound')
})

test('a visitor of the demo can search members for friend requests', async () => {
	expect((await read('friends/search?q=enzo')).items).toMatchObject([{ name: 'Enzo Tanabe' }])
})
