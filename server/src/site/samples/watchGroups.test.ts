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

const read = async (path: string) => (await site.app.inject(`/api/conversations/g1-assistindo/${path}`)).json()

test('a visitor of the demo sees a watch group with closed messages, its next meetings and who is where', async () => {
	const { items } = await read('messages')
	const states = items.map(({ state }: { state: string }) => state)
	expect(states).toEqual(['sent', 'sent', 'sent', 'sealed', 'sealed'])
	const plan = await read('watch')
	expect(plan.watch.progress).toBeGreaterThan(1)
	expect(plan.meetings[0]).toMatchObject({ at: '2026-11-26T23:00:00.000Z', from: plan.watch.progress + 1 })
	expect(plan.members.length).toBeGreaterThan(3)
})
