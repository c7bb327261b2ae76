import { testSite } from '../../../testing/site.testing.ts'
import { seedSamples } from '../../samples/seedSamples.ts'

const site = testSite({
	seed: async (db) => {
		await seedSamples(db, new Date('2026-11-21T12:00:00Z'))
	},
})

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

test.each([
	'/og/title/1.png',
	'/og/title/1.png?hl=ja',
	'/og/episode/1.png',
	'/og/news/1.png',
	'/og/page/home.png',
	'/og/page/calendar.png?hl=en',
])('%s is a picture of 1200 by 630 that chats take', async (url) => {
	const { statusCode, headers, rawPayload } = await site.app.inject({ url })
	expect(statusCode).toBe(200)
	expect(headers['content-type']).toBe('image/png')
	expect(rawPayload.subarray(0, 8)).toEqual(SIGNATURE)
	expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630])
	// What the strictest of them still shows.
	expect(rawPayload.length).toBeLessThan(600_000)
	expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
})

test('it shows the names of titles that the address asks for', async () => {
	const { id } = await site.db
		.selectFrom('title')
		.select('id')
		.whereRef('romaji_title', '<>', 'title')
		.orderBy('id')
		.executeTakeFirstOrThrow()
	const [plain, romaji, other] = await Promise.all(
		['', '?names=romaji', '?names=klingon'].map(
			async (query) => (await site.app.inject({ url: `/og/title/${id}.png${query}` })).rawPayload,
		),
	)
	expect(romaji).not.toEqual(plain)
	expect(other).toEqual(plain)
})

test('it is kept by whoever has it, and by us', async () => {
	const url = '/og/title/2.png'
	const first = await site.app.inject({ url })
	expect(first.headers['cache-control']).toMatch(/^public, max-age=\d+/)
	const again = await site.app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } })
	expect(again.statusCode).toBe(304)
})

test('names that no letter of ours can show, and very long ones, are painted all the same', async () => {
	await site.db
		.updateTable('title')
		.set({ title: '\u{1f3f4}\u200d'.repeat(40) })
		.where('id', '=', 3)
		.execute()
	await site.db
		.updateTable('title')
		.set({ title: '<b>&"'.repeat(300) })
		.where('id', '=', 4)
		.execute()
	const answers = await Promise.all([3, 4].map((id) => site.app.inject({ url: `/og/title/${id}.png` })))
	expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
})

test.each([
	'/og/title/0.png',
	'/og/title/999999.png',
	'/og/title/9999999999.png',
	'/og/title/x.png',
	'/og/page/settings.png',
	'/og/page/1.png',
	'/og/avatar/1.png',
	'/og/title/1.svg',
	'/og/title/..%2f1.png',
])('%s is not there', async (url) => {
	expect((await site.app.inject({ url })).statusCode).toBe(404)
})
