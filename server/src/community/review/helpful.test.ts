import { sql } from 'kysely'
import { testSite } from '../../testing/site.testing.ts'
import { HELPFULNESS } from './helpfulness.ts'
import { authorsOf, reviewBench } from './review.testing.ts'

const site = testSite({ environment: { SITE_DEMO: 'false' } })
const { bia, caio, someone, send, write, reviews, vote } = reviewBench(site)

test('a reader votes once, changes the vote and withdraws it', async () => {
	const { id } = (await write(bia)).json()
	for (let time = 0; time < 2; time++) {
		expect((await vote(caio, id, true)).json()).toEqual({ helpful: 1, unhelpful: 0, vote: true })
	}
	expect((await vote(caio, id, false)).json()).toEqual({ helpful: 0, unhelpful: 1, vote: false })
	expect((await reviews(caio)).items[0].review).toEqual({ score: 8, helpful: 0, unhelpful: 1, vote: false })
	expect((await reviews(bia)).items[0].review.vote).toBeNull()
	for (let time = 0; time < 2; time++) {
		expect((await send('DELETE', `reviews/${id}/vote`, caio)).json()).toEqual({ helpful: 0, unhelpful: 0, vote: null })
	}
})

/** The lower bound of the Wilson interval at 95 %, from its textbook formula. */
function wilson(helpful: number, total: number): number {
	const z = 1.96
	const share = helpful / total
	const spread = z * Math.sqrt((share * (1 - share) + z ** 2 / (4 * total)) / total)
	return (share + z ** 2 / (2 * total) - spread) / (1 + z ** 2 / total)
}

test.each([
	[1, 1],
	[3, 3],
	[3, 4],
	[40, 50],
	[0, 9],
])('the helpfulness of %d of %d is the lower bound of the Wilson interval', async (helpful, total) => {
	await write(bia)
	await site.db
		.updateTable('review')
		.set({ helpful, unhelpful: total - helpful })
		.execute()
	const { rows } = await sql<{ bound: number }>`select ${HELPFULNESS} as bound from comment`.execute(site.db)
	expect((rows[0]?.bound ?? -1) / 1_000_000).toBeCloseTo(wilson(helpful, total), 5)
})

test('the most helpful comes first, or the newest; pages go on in the same order', async () => {
	const writers = [bia, caio, ...(await Promise.all(Array.from({ length: 15 }, () => someone())))]
	for (const writer of writers) await write(writer)
	const rows = await site.db.selectFrom('review').select('comment_id').orderBy('comment_id').execute()
	const give = (place: number, helpful: number, unhelpful: number) =>
		site.db
			.updateTable('review')
			.set({ helpful, unhelpful })
			.where('comment_id', '=', rows[place]?.comment_id ?? 0)
			.execute()
	// One vote of one says less than forty of fifty.
	await give(4, 1, 0)
	await give(2, 40, 10)
	const nameAt = (place: number) => writers[place]?.name
	const first = await reviews()
	expect(authorsOf(first).slice(0, 3)).toEqual([nameAt(2), nameAt(4), nameAt(16)])
	const second = await reviews(undefined, `?sort=helpful&after=${encodeURIComponent(first.next)}`)
	expect(new Set([...authorsOf(first), ...authorsOf(second)]).size).toBe(17)
	expect(second.next).toBeNull()
	expect(authorsOf(await reviews(undefined, '?sort=newest')).slice(0, 2)).toEqual([nameAt(16), nameAt(15)])
})
