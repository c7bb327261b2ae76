import { JSDOM } from 'jsdom'
import { testSite } from '../../testing/site.testing.ts'
import { seedSamples } from '../samples/seedSamples.ts'
import { FIXED_PAGES } from './fixedPages.ts'
import { type Head, headFor } from './head.ts'

const ORIGIN = 'https://niouka.example'
const site = testSite({
	seed: async (db) => {
		await seedSamples(db, new Date('2026-11-21T12:00:00Z'))
	},
})

const head = (address: string, locale: 'pt' | 'en' | 'ja' = 'pt') => headFor(site.db, address, locale, ORIGIN)

function parsed({ markup }: Head) {
	const { document } = new JSDOM(`<!doctype html><html><head>${markup}</head><body></body></html>`).window
	const meta = (name: string) =>
		document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')
	const link = (selector: string) => document.querySelector(`link${selector}`)?.getAttribute('href')
	const graph =
		JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}')['@graph'] ?? []
	return { document, meta, link, graph, types: graph.map((item: { '@type': string }) => item['@type']) }
}

async function idOf(format: string): Promise<number> {
	const row = await site.db
		.selectFrom('title')
		.select('id')
		.where('format', '=', format as 'TV')
		.orderBy('id')
		.executeTakeFirstOrThrow()
	return row.id
}

test.each([
	['TV', 'anime', 'TVSeries', 'video.tv_show'],
	['Movie', 'movie', 'Movie', 'video.movie'],
	['Manga', 'manga', 'ComicSeries', 'book'],
])('a title of the format %s is described at /%s/{id} as %s', async (format, section, type, ogType) => {
	const id = await idOf(format)
	const found = await head(`/${section}/${id}`)
	const { meta, link, graph, types } = parsed(found)
	expect(found.status).toBe(200)
	expect(found.title).toMatch(/ · Niouka$/)
	expect(types).toEqual([type, 'BreadcrumbList'])
	expect(graph[0].url).toBe(`${ORIGIN}/${section}/${id}`)
	expect(meta('og:type')).toBe(ogType)
	expect(meta('og:image')).toMatch(new RegExp(`^${ORIGIN}/og/title/${id}\\.png\\?v=\\d+$`))
	expect(meta('twitter:card')).toBe('summary_large_image')
	expect([...(meta('description') ?? '')].length).toBeLessThanOrEqual(160)
	expect(link('[rel=canonical]')).toBe(`${ORIGIN}/${section}/${id}`)
})

test('the head, its picture and its feeds have the names of titles that the address asks for', async () => {
	const { id, romaji_title } = await site.db
		.selectFrom('title')
		.select(['id', 'romaji_title'])
		.where('romaji_title', 'is not', null)
		.where('format', '=', 'TV')
		.executeTakeFirstOrThrow()
	const found = await head(`/anime/${id}?names=romaji`)
	const { meta, link } = parsed(found)
	expect([found.title, meta('og:title'), meta('og:image:alt')]).toEqual([
		expect.stringContaining(String(romaji_title)),
		expect.stringContaining(String(romaji_title)),
		romaji_title,
	])
	expect(meta('og:image')).toMatch(/\?v=\d+&names=romaji$/)
	expect(meta('og:url')).toBe(`${ORIGIN}/anime/${id}?names=romaji`)
	expect(link('[type="application/atom+xml"]')).toBe(`${ORIGIN}/feeds/news.atom?names=romaji`)
	expect(link('[rel=canonical]')).toBe(`${ORIGIN}/anime/${id}`)
	expect((await head(`/anime/${id}?names=klingon`)).title).toBe((await head(`/anime/${id}`)).title)
})

test('a title asked for at the address of another kind names its own', async () => {
	const id = await idOf('Movie')
	expect(parsed(await head(`/anime/${id}`)).link('[rel=canonical]')).toBe(`${ORIGIN}/movie/${id}`)
})

test.each([
	['person', 'Person'],
	['character', 'Person'],
	['studio', 'Organization'],
])('a %s is described as %s', async (section, type) => {
	const found = await head(`/${section}/1?hl=en`, 'en')
	const { meta, link, graph, types } = parsed(found)
	expect(found.status).toBe(200)
	expect(types).toEqual([type, 'BreadcrumbList'])
	expect(graph[0]).toMatchObject({ url: `${ORIGIN}/${section}/1`, name: expect.any(String) })
	expect(meta('description')).toMatch(/^.+(works|voices|every anime).+$/)
	expect(link('[rel=canonical]')).toBe(`${ORIGIN}/${section}/1?hl=en`)
	expect((await head(`/${section}/999999`)).status).toBe(404)
})

test('what was merged is described as the one that it became', async () => {
	await site.db.updateTable('studio').set({ merged_into: 1 }).where('id', '=', 2).execute()
	expect(parsed(await head('/studio/2')).link('[rel=canonical]')).toBe(`${ORIGIN}/studio/1`)
	await site.db.updateTable('studio').set({ merged_into: null }).where('id', '=', 2).execute()
})

test.each([
	['/tag/time%20loop', '/tag/Time%20Loop', 'Tag: Loop temporal · Niouka'],
	['/season/2026/fall', '/season/2026/fall', 'Animes da temporada: Outono de 2026 · outubro a dezembro · Niouka'],
])('%s is a list with its own address', async (address, path, title) => {
	const found = await head(`${address}?page=2`)
	expect([found.status, found.title]).toEqual([200, title])
	expect(parsed(found).link('[rel=canonical]')).toBe(`${ORIGIN}${path}?page=2`)
	expect(parsed(found).types).toEqual(['CollectionPage', 'BreadcrumbList'])
})

test.each(['/tag/none', '/tag/%ff', '/tag/a/b', '/season/1950/fall', '/season/2026/rain', '/season/2026', '/person/x'])(
	'%s is not there',
	async (address) => {
		expect((await head(address)).status).toBe(404)
	},
)

test('an episode names its series, an article its author and its time', async () => {
	const { id } = await site.db.selectFrom('episode').select('id').orderBy('id').executeTakeFirstOrThrow()
	const episode = parsed(await head(`/episode/${id}`))
	expect(episode.types).toEqual(['TVEpisode', 'BreadcrumbList'])
	expect(episode.graph[0].partOfSeries['@type']).toBe('TVSeries')
	const article = parsed(await head('/news/1'))
	expect(article.types).toEqual(['NewsArticle', 'BreadcrumbList'])
	expect(article.graph[0]).toMatchObject({
		author: [{ '@type': 'Person' }],
		datePublished: expect.stringMatching(/Z$/),
	})
	expect(article.meta('article:published_time')).toBe(article.graph[0].datePublished)
})

test.each(Object.keys(FIXED_PAGES))('%s has a head of its own in each language', async (path) => {
	const heads = await Promise.all((['pt', 'en', 'ja'] as const).map((locale) => head(path, locale)))
	expect(new Set(heads.map(({ title }) => title)).size).toBe(3)
	for (const one of heads) {
		const { meta, link } = parsed(one)
		expect(meta('description')).toBeTruthy()
		expect(meta('robots')).toBeUndefined()
		expect(link('[hreflang=pt-BR]')).toBe(`${ORIGIN}${path}?hl=pt`)
		expect(link('[hreflang=ja]')).toBe(`${ORIGIN}${path}?hl=ja`)
		expect(link('[hreflang=x-default]')).toBe(`${ORIGIN}${path}`)
		expect(link('[type="application/atom+xml"]')).toBe(`${ORIGIN}/feeds/news.atom`)
	}
})

test('a language in the address and a page of a list belong to its canonical address; anything else does not', async () => {
	const canonical = async (address: string) => parsed(await head(address)).link('[rel=canonical]')
	expect(await canonical('/explore?page=3&hl=ja&sort=year')).toBe(`${ORIGIN}/explore?page=3&hl=ja`)
	expect(await canonical('/explore?page=1&hl=xx&utm_source=y')).toBe(`${ORIGIN}/explore`)
	expect(await canonical('/calendar?week=2026-11-22')).toBe(`${ORIGIN}/calendar`)
	expect(await canonical('/explore/')).toBe(`${ORIGIN}/explore`)
})

test.each([
	'/anime/999999',
	'/anime/abc',
	'/anime',
	'/anime/1/x',
	'/manga/0',
	'/movie/-1',
	'/episode/99999999999',
	'/news/x',
	'/news/1/2',
])('%s is not there', async (address) => {
	const found = await head(address)
	expect(found.status).toBe(404)
	expect(found.markup).toContain('noindex')
})

test.each(['/auth', '/settings', '/profile', '/messages'])('%s is nobody else’s to find', async (address) => {
	const found = await head(address)
	expect(found.status).toBe(200)
	expect(found.markup).toContain('noindex')
})

test('the page of a search has a title, and is not found by searches', async () => {
	const heads = await Promise.all((['pt', 'en', 'ja'] as const).map((locale) => head('/search?q=x', locale)))
	expect(heads.map(({ title }) => title)).toEqual(['Pesquisa · Niouka', 'Search · Niouka', '検索 · Niouka'])
	for (const { status, markup } of heads) expect([status, markup]).toEqual([200, expect.stringContaining('noindex')])
})

test('a removed title is not there', async () => {
	const id = await idOf('OVA')
	await site.db.updateTable('title').set({ removed_at: new Date() }).where('id', '=', id).execute()
	expect((await head(`/anime/${id}`)).status).toBe(404)
	await site.db.updateTable('title').set({ removed_at: null }).where('id', '=', id).execute()
})

test.each([
	'</script><script>alert(1)</script>',
	'"><img src=x onerror=alert(1)>',
	'<!--<script>',
	"' onload='x",
	'{{head}} $& $1',
	'\u2028\u0000\ud800'.slice(0, 1),
])('the hostile name %j stays text', async (name) => {
	const id = await idOf('TV')
	const before = await site.db.selectFrom('title').select('title').where('id', '=', id).executeTakeFirstOrThrow()
	const synopsis = await site.db
		.selectFrom('title_synopsis')
		.select('text')
		.where('title_id', '=', id)
		.executeTakeFirstOrThrow()
	await site.db.updateTable('title').set({ title: name }).where('id', '=', id).execute()
	await site.db.updateTable('title_synopsis').set({ text: name }).where('title_id', '=', id).execute()
	const found = await head(`/anime/${id}`)
	const { document, meta, graph } = parsed(found)
	expect([...document.querySelectorAll('head > *')].map(({ localName }) => localName)).not.toContain('img')
	expect(document.querySelectorAll('script')).toHaveLength(1)
	expect(document.querySelectorAll('body > *')).toHaveLength(0)
	expect(`${meta('og:title')} · Niouka`).toBe(found.title)
	expect(graph[0].name).toBe(name)
	await site.db.updateTable('title').set(before).where('id', '=', id).execute()
	await site.db.updateTable('title_synopsis').set(synopsis).where('title_id', '=', id).execute()
})
