import { seedSamples } from '../../site/samples/seedSamples.ts'
import { testSite } from '../../testing/site.testing.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const site = testSite({
	environment: { SITE_URL: 'https://niouka.example' },
	seed: async (db) => {
		await seedSamples(db, NOW)
	},
})
beforeEach(() => {
	site.clock.now = NOW
})

const week = (date: string) => site.app.inject({ url: `/api/calendar?week=${date}` })

test('a week holds instants with the zone of their source, in their order', async () => {
	const answer = await week('2026-11-24')
	expect(answer.statusCode).toBe(200)
	const { week: sunday, items } = answer.json()
	expect(sunday).toBe('2026-11-22')
	expect(items.length).toBeGreaterThan(5)
	const instants = items.map(({ airsAt }: { airsAt: string }) => airsAt)
	expect(instants).toEqual([...instants].sort())
	expect(items[0]).toMatchObject({
		zone: 'Asia/Tokyo',
		airsAt: expect.stringMatching(/Z$/),
		episode: expect.any(Number),
	})
})

test('the weeks before and after show the same slots, with the numbers that go with them', async () => {
	const [now, next] = (await Promise.all([week('2026-11-22'), week('2026-11-29')])).map((answer) => answer.json().items)
	const [first] = now
	const later = next.find(({ animeId }: { animeId: number }) => animeId === first.animeId)
	if (later) expect(later.episode).toBeGreaterThan(first.episode)
	expect(new Set(now.map(({ id }: { id: string }) => id)).size).toBe(now.length)
})

test.each(['2026-02-30', '1066-10-14'])('?week=%s is refused', async (date) => {
	const answer = await week(date)
	expect(answer.statusCode).toBe(400)
	expect(answer.json().code).toMatch(/^request\./)
})

test('a removed title is on no calendar', async () => {
	const [first] = (await week('2026-11-22')).json().items
	await site.db.updateTable('title').set({ removed_at: NOW }).where('id', '=', first.animeId).execute()
	const { items } = (await week('2026-11-22')).json()
	expect(items.some(({ animeId }: { animeId: number }) => animeId === first.animeId)).toBe(false)
	await site.db.updateTable('title').set({ removed_at: null }).where('id', '=', first.animeId).execute()
})

test('the file for other calendars has a unique event for each release, and hostile names break no line', async () => {
	const [first] = (await week('2026-11-22')).json().items
	await site.db
		.updateTable('title')
		.set({ title: 'Fim\r\nEND:VCALENDAR;, "</x>" \u0007' })
		.where('id', '=', first.animeId)
		.execute()
	const answer = await site.app.inject({ url: '/calendar.ics' })
	expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
	const lines = answer.body.replaceAll('\r\n ', '').split('\r\n')
	expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1)
	expect(lines).toContainEqual(expect.stringContaining('SUMMARY:Fim\\nEND:VCALENDAR\\;\\, "</x>"'))
	const ids = lines.filter((line) => line.startsWith('UID:'))
	expect(ids.length).toBeGreaterThan(10)
	expect(new Set(ids).size).toBe(ids.length)
	expect(lines).toContain(`URL:https://niouka.example/anime/${first.animeId}`)
	expect(answer.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)

	await site.db.updateTable('title').set({ romaji_title: 'Kane no Oto' }).where('id', '=', first.animeId).execute()
	const romaji = await site.app.inject({ url: '/calendar.ics?names=romaji' })
	expect(romaji.body).toContain('SUMMARY:Kane no Oto')

	const again = await site.app.inject({
		url: '/calendar.ics',
		headers: { 'if-none-match': String(answer.headers.etag) },
	})
	expect(again.statusCode).toBe(304)
})

test('an empty week says how old the newest list of times is', async () => {
	const empty = async () => (await week('2040-01-01')).json()
	expect(await empty()).toEqual({ week: '2040-01-01', items: [], delayed: [], sources: [] })
	await site.db
		.updateTable('airing_slot')
		.set({ confirmed_at: new Date('2026-06-26') })
		.execute()
	expect((await empty()).timesOf).toBe('2026-06-26')
	expect((await week('2026-11-22')).json().timesOf).toBeUndefined()
})
