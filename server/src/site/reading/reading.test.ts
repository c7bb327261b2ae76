import { brotliCompressSync } from 'node:zlib'
import { JSDOM } from 'jsdom'
import { ANSWER_BLOCK, LANGUAGE_TAGS, READING_ID } from 'shared-contract'
import { recordChanges } from '../../catalogue/recordChanges.ts'
import { TEXTS_OF_REQUESTS } from '../../testing/hostileTexts.testing.ts'
import { newMember } from '../../testing/member.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { seedSamples } from '../samples/seedSamples.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const MAX_BYTES = 12 * 1024
const site = testSite({
	seed: async (db) => {
		await seedSamples(db, NOW)
	},
})
beforeEach(() => {
	site.clock.now = NOW
})

const ask = (url: string, headers: Record<string, string> = {}) =>
	site.app.inject({ url, headers: { accept: 'text/html', ...headers } })

/** The reading version of a page, as a browser without scripts reads it. */
async function read(url: string, headers?: Record<string, string>) {
	const { body, statusCode } = await ask(url, headers)
	const { document } = new JSDOM(body).window
	const reading = document.getElementById(READING_ID)
	const block = document.getElementById(ANSWER_BLOCK)
	return {
		statusCode,
		body,
		reading,
		lang: document.documentElement.lang,
		block,
		// A text that a language lacks would be shown as its key.
		keys: textsOf(reading).filter((text) => /^[a-z]+(\.[a-zA-Z_-]+)+$/.test(text)),
		text: (reading?.textContent ?? '').replace(/\s+/g, ' '),
		links: [...(reading?.querySelectorAll('main a') ?? [])].map((link) => link.getAttribute('href') ?? ''),
		heading: reading?.querySelector('h1')?.textContent ?? '',
	}
}

function textsOf(element: Element | null): string[] {
	const nodes = [...(element?.querySelectorAll('*') ?? [])].flatMap((each) => [...each.childNodes])
	return nodes
		.filter(({ nodeType }) => nodeType === 3)
		.flatMap(({ textContent }) => textContent?.trim().split(' · ') ?? [])
}

const changeTitle = async (id: number, values: { title?: string; removed_at?: Date; is_adult?: boolean }) => {
	await site.db.updateTable('title').set(values).where('id', '=', id).execute()
	await recordChanges(site.db, { titles: [id] })
}

const PAGES: [path: string, heading: RegExp, links: number, request: string | undefined][] = [
	['/', /^Toda história boa/, 60, '/api/home'],
	['/explore', /^Explore o Universo/, 30, '/api/titles?kind=anime&sort=rating&page=1'],
	['/explore?genre=drama', /^Explore o Universo/, 12, '/api/titles?kind=anime&genres=drama&sort=rating&page=1'],
	[
		'/explore?type=TV&score=1-&sort=title',
		/^Explore o Universo/,
		12,
		'/api/titles?kind=anime&format=TV&score=1-&sort=title&page=1',
	],
	['/mangas', /Mangás/, 30, '/api/titles?kind=manga&sort=rating&page=1'],
	['/categories', /./, 13, '/api/titles?kind=anime&genre=action&sort=rating&page=1'],
	['/popular', /^Ranking/, 10, '/api/ranking?page=1'],
	['/episodes', /^Episódios Recentes/, 10, '/api/episodes?page=1'],
	['/seasons', /./, 10, '/api/seasons'],
	['/season/2022/spring', /2022/, 2, '/api/seasons/2022/spring?page=1'],
	['/calendar', /^Calendário/, 5, '/api/calendar?week=2026-11-15'],
	['/calendar?week=2040-01-01', /^Calendário/, 3, '/api/calendar?week=2040-01-01'],
	['/news', /^Notícias/, 12, '/api/news?page=1'],
	['/news/1', /./, 5, '/api/news/1'],
	['/anime/1', /^A Cartógrafa do Reino que Anda$/, 20, '/api/titles/1'],
	['/manga/101', /./, 5, '/api/titles/101'],
	['/episode/3', /^Episódio 3/, 5, '/api/episodes/3'],
	['/person/1', /./, 1, '/api/people/1'],
	['/character/1', /./, 2, '/api/characters/1'],
	['/studio/1', /./, 2, '/api/studios/1?page=1'],
	['/tag/Coming%20of%20Age', /Amadurecimento/, 1, '/api/tags/Coming%20of%20Age?page=1'],
	['/franchise/1', /Cartógrafa/, 2, '/api/franchises/1'],
	['/terms', /^Termos de Uso$/, 3, undefined],
	['/privacy', /./, 3, undefined],
	['/dmca', /./, 3, undefined],
]

test.each(PAGES)('%s can be read without scripts, and brings the answer that it will ask for', async (...expected) => {
	const [path, heading, links, request] = expected
	const page = await read(path)
	expect(page.statusCode).toBe(200)
	expect(page.heading).toMatch(heading)
	expect(page.reading?.querySelectorAll('h1, main').length).toBe(2)
	expect(page.links.length).toBeGreaterThanOrEqual(links)
	expect(page.text).not.toMatch(/Carregando|undefined|\bnull\b|\[object|NaN/)
	expect(page.keys).toEqual([])
	expect(brotliCompressSync(page.reading?.outerHTML ?? '').length).toBeLessThan(MAX_BYTES)
	expect(page.block?.getAttribute('data-address')).toBe(request)
	if (request === undefined) return
	const answer = await site.app.inject(request)
	expect(JSON.parse(page.block?.textContent ?? '')).toEqual(answer.json())
})

test.each(Object.values(LANGUAGE_TAGS))('in %s it has the words and the names of that language', async (tag) => {
	for (const [path] of PAGES) {
		const page = await read(path, { 'accept-language': tag })
		expect(page.lang).toBe(tag)
		expect(page.keys).toEqual([])
	}
	const { heading, text } = await read('/anime/1', { 'accept-language': tag })
	expect(heading).toBe(
		{ 'pt-BR': 'A Cartógrafa do Reino que Anda', en: 'The Cartographer of the Walking Country' }[tag] ??
			'歩き国の地図師',
	)
	expect(text).toMatch({ 'pt-BR': /Sinopse/, en: /Synopsis/ }[tag] ?? /あらすじ/)
})

test('a title has at least 4 KB of text to read, and 20 links', async () => {
	const { text, links } = await read('/anime/1')
	expect(Buffer.byteLength(text)).toBeGreaterThanOrEqual(4096)
	expect(links.length).toBeGreaterThanOrEqual(20)
})

test('the links of a reading version lead to pages', async () => {
	const pages = await Promise.all(['/', '/anime/1', '/explore', '/seasons', '/news/1'].map((path) => read(path)))
	const paths = new Set(pages.flatMap(({ links }) => links).filter((href) => href.startsWith('/')))
	expect(paths.size).toBeGreaterThan(100)
	for (const path of paths) expect([path, (await ask(path)).statusCode]).toEqual([path, 200])
})

test('the member of a session gets the reading version, and asks for the answer', async () => {
	const page = await read('/anime/1', { cookie: 'niouka_session=abc' })
	expect(page.heading).toBe('A Cartógrafa do Reino que Anda')
	expect(page.block).toBeNull()
})

test.each(['/messages', '/settings', '/profile', '/lists', '/search?q=a', '/anime/999999', '/anime/1/x', '/nowhere'])(
	'%s has none',
	async (path) => {
		expect((await read(path)).reading).toBeNull()
	},
)

test('what is in the cache changes with the catalogue', async () => {
	await changeTitle(1, { title: 'Primeiro nome' })
	expect((await read('/anime/1')).heading).toBe('Primeiro nome')
	expect((await read('/anime/1')).heading).toBe('Primeiro nome')
	await changeTitle(1, { title: 'A Cartógrafa do Reino que Anda' })
	expect((await read('/anime/1')).heading).toBe('A Cartógrafa do Reino que Anda')
})

test('a page that has not changed is not sent again, compressed or not', async () => {
	const plain = await ask('/anime/1')
	const { headers, statusCode } = await ask('/anime/1', { 'accept-encoding': 'br' })
	expect([statusCode, headers['content-encoding'], headers.etag]).toEqual([200, 'br', plain.headers.etag])
	const again = await ask('/anime/1', { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })
	expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
})

test('hostile texts stay texts', async () => {
	const texts = TEXTS_OF_REQUESTS.filter((text): text is string => typeof text === 'string' && text.isWellFormed())
	expect(texts.length).toBeGreaterThan(25)
	const clean = (await read('/anime/2')).reading?.querySelectorAll('*').length
	// All of them at once, where a title has texts of members: its synopsis, an episode, a character.
	const all = texts.join('\n').replaceAll('\0', '')
	await site.db.updateTable('title').set({ title: '</h1><script>alert(1)</script>"\'' }).where('id', '=', 2).execute()
	await site.db.updateTable('title_synopsis').set({ text: all }).where('title_id', '=', 2).execute()
	await recordChanges(site.db, { titles: [2] })
	const { reading, body, block, heading } = await read('/anime/2')
	expect(heading).toBe('</h1><script>alert(1)</script>"\'')
	expect(
		reading?.querySelectorAll('script, iframe, object, embed, style, form, svg, math, base, link, meta').length,
	).toBe(0)
	const attributes = [...(reading?.querySelectorAll('*') ?? [])].flatMap((element) => element.getAttributeNames())
	expect(attributes.filter((name) => name.startsWith('on') || name === 'style')).toEqual([])
	const paragraphs = reading?.querySelectorAll('.prose > p').length ?? 0
	expect(paragraphs).toBeGreaterThan(25)
	expect((reading?.querySelectorAll('*').length ?? 0) - paragraphs).toBeLessThanOrEqual(clean ?? 0)
	expect(JSON.parse(block?.textContent ?? '').synopsis.text).toBe(all)
	// What the worker leaves out of a page that it stores ends where it ends.
	expect(body.match(/<!--\/?reading-->/g)).toEqual(['<!--reading-->', '<!--/reading-->'])
})

test('what a visitor may not see is in none: removed and adult titles, spoilers, members who hide themselves', async () => {
	await site.db.insertInto('tag').values({ id: 9001, name: 'A mula morre' }).execute()
	await site.db.insertInto('title_tag').values({ title_id: 3, tag_id: 9001, is_spoiler: true, weight: 99 }).execute()
	await recordChanges(site.db, { titles: [3] })
	const page = await read('/anime/3')
	expect(page.heading).not.toBe('')
	expect(page.text).not.toContain('A mula morre')

	const { id, title } = await site.db
		.selectFrom('title')
		.select(['id', 'title'])
		.where('id', '=', 4)
		.executeTakeFirstOrThrow()
	expect((await read('/')).text).toContain(title)
	await changeTitle(id, { is_adult: true, removed_at: NOW })
	expect((await read(`/anime/${id}`)).reading).toBeNull()
	for (const path of ['/', '/explore', '/popular']) expect((await read(path)).text).not.toContain(title)
	expect((await read(`/anime/${id}`)).statusCode).toBe(404)

	const member = await newMember(site.app, { username: 'Lia Quieta' })
	const profile = '/profile/Lia%20Quieta'
	expect((await read(profile)).heading).toBe('Lia Quieta')
	await site.db.insertInto('member_privacy').values({ member_id: member.id, is_public: false }).execute()
	expect((await read(profile)).reading).toBeNull()
})

test("the server's requests to itself are not counted, and no client can pretend to be it", async () => {
	const { isOwnRequest, OWN_ADDRESS } = await import('../../core/security/ownRequest.ts')
	const from = (remoteAddress: string, headers = {}) => ({
		ip: OWN_ADDRESS,
		headers,
		raw: { socket: { remoteAddress } },
	})
	expect(isOwnRequest(from(OWN_ADDRESS) as never)).toBe(true)
	expect(isOwnRequest(from('203.0.113.4', { 'x-forwarded-for': OWN_ADDRESS }) as never)).toBe(false)
})

test.each([
	['pt-BR', 'Site oficial'],
	['en', 'Official site'],
	['ja', '公式サイト'],
])('a title names its official site in %s', async (language, name) => {
	const { reading } = await read('/anime/1', { 'accept-language': language })
	expect([...(reading?.querySelectorAll('main a[href^="https:"]') ?? [])].map((link) => link.textContent)).toContain(
		name,
	)
})
