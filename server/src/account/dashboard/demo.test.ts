import { seedSamples } from '../../site/samples/seedSamples.ts'
import { testSite } from '../../testing/site.testing.ts'

const site = testSite({ seed: async (db) => void (await seedSamples(db, new Date('2026-04-01T12:00:00Z'))) })

test('a visitor of the demo sees the sample member’s dashboard, with correct statistics', async () => {
	const answer = await site.app.inject('/api/dashboard')
	expect(answer.statusCode).toBe(200)
	const { name, stats, site: everybody, own, reports } = answer.json()
	const { id } = await site.db.selectFrom('member').where('username', '=', name).select('id').executeTakeFirstOrThrow()
	const { count } = await site.db
		.selectFrom('title')
		.where('posted_by', '=', id)
		.where('kind', '=', 'anime')
		.select(({ fn }) => fn.countAll<number>().as('count'))
		.executeTakeFirstOrThrow()
	expect(stats.animes).toBe(Number(count))
	expect(stats.animes).toBeGreaterThan(0)
	expect([everybody.length, own.length]).toEqual([8, 8])
	expect(reports).toBeNull()
	expect((await site.app.inject('/api/dashboard/contributions')).statusCode).toBe(200)
	expect((await site.app.inject('/api/dashboard/edits')).statusCode).toBe(401)
})
