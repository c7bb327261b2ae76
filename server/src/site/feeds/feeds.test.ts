import { WEEK_MS } from 'shared-contract/units'
import { testSite } from '../../testing/site.testing.ts'
import { seedSamples } from '../samples/seedSamples.ts'
import { parseXml } from './wellFormed.testing.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const HOSTILE = `</title><script>alert(1)</script> & "x" 'y' ]]> <!-- \u0007 \uFFFE 🎌`
const site = testSite({
	environment: { SITE_URL: 'https://niouka.example' },
	seed: async (db) => {
		await seedSamples(db, new Date(NOW.getTime() - WEEK_MS))
		await db.updateTable('title').set({ title: HOSTILE }).where('id', '<', 20).execute()
		await db
			.updateTable('news_article')
			.set({ title: HOSTILE, excerpt: HOSTILE, author: HOSTILE })
			.where('id', '>', 10)
			.execute()
	},
})
const unnamed = testSite({ seed: async () => {} })
beforeEach(() => {
	site.clock.now = NOW
})

async function read(url: string) {
	const answer = await site.app.inject({ url })
	expect(answer.statusCode).toBe(200)
	return { answer, elements: parseXml(answer.body) }
}

const texts = (elements: { name: string; text: string }[], name: string) =>
	elements.filter((element) => element.name === name).map(({ text }) => text)

test.each(['/feeds/news.atom', '/feeds/releases.atom'])(
	'%s is well-formed whatever stands in it, and its ids are unique',
	async (url) => {
		const { answer, elements } = await read(url)
		expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
		expect(elements[0]?.name).toBe('feed')
		const ids = texts(elements, 'id')
		expect(ids.length).toBeGreaterThan(5)
		expect(new Set(ids).size).toBe(ids.length)
		expect(texts(elements, 'updated').every((instant) => !Number.isNaN(Date.parse(instant)))).toBe(true)
		expect(elements.map(({ name }) => name)).not.toContain('script')
	},
)

test('the feed of the news holds whole articles with whole addresses, newest first', async () => {
	const { elements } = await read('/feeds/news.atom')
	const [first = ''] = texts(elements, 'content')
	expect(first).toMatch(/^<p>/)
	expect(first).not.toMatch(/(href|src)="\//)
	const [, ...updated] = texts(elements, 'updated')
	expect(updated).toEqual([...updated].sort().reverse())
})

test('the feed of the releases tells what came out in seven days, in the language that it is asked for', async () => {
	const { elements } = await read('/feeds/releases.atom')
	const [, ...updated] = texts(elements, 'updated')
	expect(updated.every((instant) => Date.parse(instant) <= NOW.getTime())).toBe(true)
	const japanese = await site.app.inject({ url: '/feeds/releases.atom?hl=ja' })
	expect(japanese.body).toContain('xml:lang="ja"')
	expect(japanese.body).toMatch(/第\d+話/)
})

test('the feed of the releases has the names of titles that its address asks for', async () => {
	const titles = async (query: string) => texts((await read(`/feeds/releases.atom${query}`)).elements, 'title')
	const self = async (query: string) => texts((await read(`/feeds/releases.atom${query}`)).elements, 'id')[0]
	const { id, romaji_title } = await site.db
		.selectFrom('title')
		.innerJoin('airing_slot as slot', 'slot.title_id', 'title.id')
		.select(['title.id', 'romaji_title'])
		.where('romaji_title', 'is not', null)
		.where('title.id', '>', 19)
		.where('title.status', '=', 'releasing')
		.orderBy('title.id')
		.executeTakeFirstOrThrow()
	expect(id).toBeGreaterThan(19)
	const romaji = await titles('?names=romaji')
	expect(romaji.some((title) => title.startsWith(`${romaji_title}: episódio`))).toBe(true)
	expect(romaji).not.toEqual(await titles(''))
	expect(await titles('?names=klingon')).toEqual(await titles(''))
	expect(await self('?hl=ja&names=en')).toBe('https://niouka.example/feeds/releases.atom?hl=ja&names=en')
})

test('the map of the site leads to parts, and these to every page', async () => {
	const index = texts((await read('/sitemap.xml')).elements, 'loc')
	expect(index).toEqual(
		[
			'pages',
			'titles-0',
			'episodes-0',
			'news-0',
			'people-0',
			'characters-0',
			'studios-0',
			'tags-0',
			'seasons-0',
			'franchises-0',
		].map((part) => `https://niouka.example/sitemaps/${part}.xml`),
	)
	const parts = await Promise.all(index.map((url) => read(new URL(url).pathname)))
	const addresses = parts.flatMap(({ elements }) => texts(elements, 'loc'))
	const tables = ['title', 'episode', 'news_article', 'person', 'character', 'studio', 'tag'] as const
	const count = async (table: (typeof tables)[number]) =>
		Number(
			(
				await site.db
					.selectFrom(table)
					.select(({ fn }) => fn.countAll().as('count'))
					.executeTakeFirstOrThrow()
			).count,
		)
	const counts = await Promise.all(tables.map(count))
	const rows = counts.reduce((sum, each) => sum + each, 0)
	const [pages = 0, seasons = 0, franchises = 0] = [parts[0], parts.at(-2), parts.at(-1)].map(
		(part) => texts(part?.elements ?? [], 'loc').length,
	)
	expect(seasons).toBeGreaterThan(5)
	expect(franchises).toBeGreaterThan(0)
	expect(addresses).toHaveLength(rows + pages + seasons + franchises)
	expect(new Set(addresses).size).toBe(addresses.length)
	expect(addresses).toEqual(
		expect.arrayContaining([
			'https://niouka.example/',
			'https://niouka.example/calendar',
			'https://niouka.example/anime/1',
			'https://niouka.example/person/1',
			'https://niouka.example/tag/Time%20Loop',
			'https://niouka.example/season/2026/fall',
		]),
	)
})

test('a part that nothing has changed in is not sent twice', async () => {
	const { answer } = await read('/sitemaps/titles-0.xml')
	const again = await site.app.inject({
		url: '/sitemaps/titles-0.xml',
		headers: { 'if-none-match': String(answer.headers.etag) },
	})
	expect(again.statusCode).toBe(304)
	expect(again.body).toBe('')
})

test.each(['titles-1', 'titles-99999', 'titles', 'titles-0x', 'secrets-0', '..%2f..%2fetc'])(
	'/sitemaps/%s.xml is not there',
	async (part) => {
		expect((await site.app.inject({ url: `/sitemaps/${part}.xml` })).statusCode).toBe(404)
	},
)

test('robots are told where the map is', async () => {
	const answer = await site.app.inject({ url: '/robots.txt' })
	expect(answer.body).toContain('\nSitemap: https://niouka.example/sitemap.xml\n')
})

test.each([
	'/feeds/news.atom',
	'/feeds/releases.atom',
	'/sitemap.xml',
	'/sitemaps/pages.xml',
	'/robots.txt',
	'/calendar.ics',
])('%s is kept by shared caches only where the site knows its own address', async (url) => {
	const elsewhere = await unnamed.app.inject({ url, headers: { host: 'evil.example' } })
	expect([elsewhere.statusCode, elsewhere.headers['cache-control']]).toEqual([200, expect.stringMatching(/^private, /)])
	const answer = await site.app.inject({ url, headers: { host: 'evil.example' } })
	expect(answer.headers['cache-control']).toMatch(/^public, /)
	expect(answer.body).not.toContain('evil.example')
})
