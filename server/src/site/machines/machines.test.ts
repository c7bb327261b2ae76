import { createHash } from 'node:crypto'
import { relationBench } from '../../community/relation.testing.ts'
import { testSite } from '../../testing/site.testing.ts'
import { parseXml } from '../feeds/wellFormed.testing.ts'
import { addBuild, makeBuilds } from '../host/builds.testing.ts'
import { seedSamples } from '../samples/seedSamples.ts'

const ORIGIN = 'https://niouka.example'
const builds = await makeBuilds()
await addBuild(builds, 'mfe-one', '1.0.0-aaaaaaaa', ['/', '/anime', '/data', '/developers', '/lists', '/terms'])
afterAll(() => builds.remove())

const site = testSite({
	repository: builds.folder,
	environment: { SITE_URL: ORIGIN, SITE_DEMO: 'false' },
	seed: async (db) => void (await seedSamples(db)),
})
const { newMember, send } = relationBench(site)
beforeAll(async () => site.app.releases.promoteLocal(await site.app.releases.installLocal(builds.folder)))

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })
const HOSTILE = '</title><script>alert(1)</script> "x" & <b>'

async function someTitle() {
	return site.db
		.selectFrom('title')
		.select(['id', 'title'])
		.where('kind', '=', 'anime')
		.where('format', '<>', 'Movie')
		.where('votes', '>', 0)
		.orderBy('id')
		.executeTakeFirstOrThrow()
}
const oembed = (url: string, more: Record<string, string> = {}) =>
	get(`/api/oembed?${new URLSearchParams({ url, ...more })}`)

describe('the card of a title', () => {
	test('may be framed by any site and runs nothing, and no other page may', async () => {
		const { id } = await someTitle()
		const card = await get(`/embed/title/${id}`)
		const policy = String(card.headers['content-security-policy'])
		expect(policy).toMatch(/^default-src 'none'; img-src 'self'; style-src 'sha256-.*frame-ancestors \*$/)
		const style = /<style>([\s\S]*?)<\/style>/.exec(card.body)?.[1] ?? ''
		expect(policy).toContain(createHash('sha256').update(style).digest('base64'))
		expect(card.headers['x-frame-options']).toBeUndefined()
		expect(card.headers['x-robots-tag']).toBe('noindex')
		expect(card.body).not.toMatch(/<script|style="|\son\w+="/)
		for (const url of ['/', `/anime/${id}`, '/api/site', '/embed/title/99999', '/feeds/news.atom', '/llms.txt']) {
			const { headers } = await get(url)
			expect([url, headers['x-frame-options']]).toEqual([url, 'DENY'])
			expect([url, headers['content-security-policy']]).toEqual([
				url,
				expect.stringContaining("frame-ancestors 'none'"),
			])
		}
	})

	test('is in the language and the theme that its address names, and leads to the page', async () => {
		const { id } = await someTitle()
		const card = async (query: string) => (await get(`/embed/title/${id}${query}`)).body
		expect(await card('?hl=pt')).toMatch(/<html lang="pt-BR">[\s\S]*Nota \d,\d[\s\S]*Ver na Niouka/)
		expect(await card('?hl=en&theme=dark')).toMatch(/<html lang="en" data-theme="dark">[\s\S]*Score \d\.\d/)
		expect(await card('?hl=ja&theme=light')).toMatch(/data-theme="light"[\s\S]*Nioukaで見る/)
		expect(await card('?theme=%22%3E')).toContain('<html lang="pt-BR">')
		expect(await card('')).toContain(`<a href="${ORIGIN}/anime/${id}" target="_blank" rel="noopener">`)
	})

	test('escapes what stands in it, and shows no picture of another site', async () => {
		const { id } = await someTitle()
		const { title, poster_url } = await site.db
			.selectFrom('title')
			.select(['title', 'poster_url'])
			.where('id', '=', id)
			.executeTakeFirstOrThrow()
		await site.db
			.updateTable('title')
			.set({ title: HOSTILE, poster_url: 'https://elsewhere.example/x.png' })
			.where('id', '=', id)
			.execute()
		const { body } = await get(`/embed/title/${id}?hl=pt`)
		expect(body).not.toContain('<script>')
		expect(body).not.toContain('elsewhere')
		const answer = (await oembed(`${ORIGIN}/anime/${id}`)).json()
		expect(answer.html).toContain('title="&lt;/title&gt;')
		parseXml((await oembed(`${ORIGIN}/anime/${id}`, { format: 'xml' })).body)
		await site.db.updateTable('title').set({ title, poster_url }).where('id', '=', id).execute()
	})

	test.each(['0', 'x', '99999', '1.5'])('of %s is not there, for browsers neither', async (id) => {
		expect((await get(`/embed/title/${id}`, { accept: 'text/html' })).statusCode).toBe(404)
	})
})

describe('oEmbed', () => {
	test('describes a title as a card, no larger than asked for', async () => {
		const { id, title } = await someTitle()
		const answer = await oembed(`${ORIGIN}/anime/${id}?hl=ja`, { maxwidth: '320', maxheight: '9000' })
		expect(answer.headers['access-control-allow-origin']).toBe('*')
		expect(answer.json()).toMatchObject({
			version: '1.0',
			type: 'rich',
			provider_name: 'Niouka',
			width: 320,
			height: 180,
			html: expect.stringContaining(`<iframe src="${ORIGIN}/embed/title/${id}?hl=ja" width="320" height="180"`),
			thumbnail_url: expect.stringContaining(`${ORIGIN}/og/title/${id}.png`),
		})
		const xml = await oembed(`${ORIGIN}/anime/${id}`, { format: 'xml' })
		expect(xml.headers['content-type']).toBe('text/xml; charset=utf-8')
		const text = (name: string) => parseXml(xml.body).find((element) => element.name === name)?.text
		expect([text('type'), text('title')]).toEqual(['rich', title])
	})

	test('describes a public list as a link, and a private one like a missing one', async () => {
		const bia = await newMember('Bia')
		const { id } = (await send('POST', 'lists', bia, { title: 'Gemas', description: '', isPublic: true })).json().list
		const address = `${ORIGIN}/lists/${id}`
		expect((await oembed(address)).json()).toMatchObject({ type: 'link', title: 'Gemas', author_name: 'Bia' })
		const page = (await get(`/lists/${id}`, { accept: 'text/html' })).body
		expect(page).toContain(`href="${ORIGIN}/feeds/lists/${id}.xml"`)
		expect(page).toContain('application/json+oembed')
		await site.db.updateTable('custom_list').set({ is_public: false }).execute()
		expect((await oembed(address)).statusCode).toBe(404)
		expect((await get(`/lists/${id}`, { accept: 'text/html' })).body).not.toContain('application/json+oembed')
	})

	test.each([
		[`${ORIGIN}/anime/99999`, {}, 404],
		[`${ORIGIN}/news`, {}, 404],
		['https://elsewhere.example/anime/1', {}, 404],
		['javascript:alert(1)', {}, 404],
		['no address', {}, 404],
		[`${ORIGIN}/settings`, {}, 401],
		[`${ORIGIN}/lists`, {}, 401],
		[`${ORIGIN}/anime/1`, { format: 'yaml' }, 501],
		[`${ORIGIN}/anime/1`, { maxwidth: '-1' }, 400],
	])('of %s with %j is refused with %i', async (url, more, status) => {
		expect((await oembed(url, more)).statusCode).toBe(status)
	})

	test('is found from the page of a title, and answers at the address that stands there', async () => {
		const { id } = await someTitle()
		const { body } = await get(`/anime/${id}`, { accept: 'text/html' })
		expect(body).toContain(`href="${ORIGIN}/feeds/titles/${id}.xml"`)
		const href =
			/type="application\/json\+oembed"/.test(body) && /href="([^"]*api\/oembed[^"]*json[^"]*)"/.exec(body)?.[1]
		const address = new URL(String(href).replaceAll('&amp;', '&'))
		expect((await get(address.pathname + address.search)).json()).toMatchObject({ type: 'rich' })
	})
})

test('a browser finds the search, and gets suggestions with their addresses', async () => {
	const { body } = await get('/', { accept: 'text/html' })
	expect(body).toContain('<link rel="search" type="application/opensearchdescription+xml"')
	const description = await get('/opensearch.xml')
	expect(parseXml(description.body)[0]?.name).toBe('OpenSearchDescription')
	expect(description.body).toContain(`template="${ORIGIN}/search?q={searchTerms}"`)
	const { title } = await someTitle()
	const answer = await get(`/api/opensearch?${new URLSearchParams({ q: title })}`)
	expect(answer.headers['content-type']).toBe('application/x-suggestions+json; charset=utf-8')
	const [query, names, descriptions, addresses] = answer.json()
	expect(query).toBe(title)
	expect(names).toContain(title)
	expect([descriptions.length, addresses.length]).toEqual([names.length, names.length])
	expect(addresses[0]).toMatch(/^https:\/\/niouka\.example\/(anime|movie|manga)\/\d+$/)
	expect((await get('/api/opensearch')).statusCode).toBe(400)
})

test('models are told what they may read, and every address that they are told is there', async () => {
	const { body, headers } = await get('/llms.txt')
	expect(headers['content-type']).toBe('text/plain; charset=utf-8')
	const addresses = [...body.matchAll(/\]\(https:\/\/niouka\.example([^)]+)\)/g)].map(([, path = '']) => path)
	expect(addresses.length).toBeGreaterThan(8)
	for (const path of addresses)
		expect([path, (await get(path, { accept: 'text/html,*/*' })).statusCode]).toEqual([path, 200])
	const robots = (await get('/robots.txt')).body
	for (const path of ['/api/openapi.json', '/api/oembed', '/api/dumps']) expect(robots).toContain(`\nAllow: ${path}\n`)
})
