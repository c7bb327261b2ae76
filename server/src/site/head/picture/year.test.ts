import { yearPicturePath } from 'shared-contract'
import { testSite } from '../../../testing/site.testing.ts'
import { seedSamples } from '../../samples/seedSamples.ts'
import { headFor } from '../head.ts'

const site = testSite({
	seed: async (db) => {
		await seedSamples(db, new Date('2026-11-21T12:00:00Z'))
	},
})
const sampleMember = () =>
	site.db
		.selectFrom('member')
		.select(['id', 'username'])
		.where('is_sample', '=', true)
		.orderBy('username')
		.executeTakeFirstOrThrow()

test.each([
	['wide', 1200, 630],
	['tall', 1080, 1920],
] as const)(
	'a year has a %s picture of %i by %i, cached like the others, in each language',
	async (shape, width, height) => {
		const { id } = await sampleMember()
		const [picture, japanese] = await Promise.all(
			['', '?hl=ja'].map((query) => site.app.inject(yearPicturePath(id, 2026, shape) + query)),
		)
		expect(picture?.statusCode).toBe(200)
		expect(picture?.headers['content-type']).toBe('image/png')
		expect(picture?.headers['cache-control']).toBe('public, max-age=3600')
		expect([picture?.rawPayload.readUInt32BE(16), picture?.rawPayload.readUInt32BE(20)]).toEqual([width, height])
		expect(japanese?.rawPayload).not.toEqual(picture?.rawPayload)
	},
)

test.each(['x-2026', '00000000-0000-4000-8000-000000000000-2026', '00000000-0000-4000-8000-000000000000-3026'])(
	'%s is no year',
	async (name) => {
		expect((await site.app.inject(`/og/year/${name}.png`)).statusCode).toBe(404)
	},
)

test('the head of a year names its picture, that of the statistics the profile’s; others are not there', async () => {
	const { id, username } = await sampleMember()
	const head = (path: string) =>
		headFor(site.db, `/profile/${encodeURIComponent(username)}${path}`, 'pt', 'https://niouka.example')
	const year = await head('/2026')
	expect([year.status, year.title]).toEqual([200, `O 2026 de ${username} · Niouka`])
	expect(year.markup).toContain(`property="og:image" content="https://niouka.example/og/year/${id}-2026.png"`)
	const statistics = await head('/stats')
	expect(statistics.title).toBe(`Estatísticas de ${username} · Niouka`)
	expect(statistics.markup).toContain(`/og/profile/${id}.png`)
	for (const path of ['/x', '/20261', '/2026/x', '/stats/x']) expect((await head(path)).status).toBe(404)
})
