import { createHash } from 'node:crypto'
import { testSite } from '../../testing/site.testing.ts'
import { addBuild, makeBuilds, sliceOf } from './builds.testing.ts'

const builds = await makeBuilds()
await addBuild(builds, 'mfe-one', '1.0.0-aaaaaaaa', ['/', '/anime'])
afterAll(() => builds.remove())

const site = testSite({ repository: builds.folder, seed: async () => {} })
const page = (url: string, headers: Record<string, string> = {}) =>
	site.app.inject({ url, headers: { accept: 'text/html,application/xhtml+xml', ...headers } })
const block = (html: string, id: string) =>
	JSON.parse(new RegExp(`id="${id}"[^>]*>(.*?)</script>`).exec(html)?.[1] ?? '')
const registry = { revision: '1', slices: [sliceOf('mfe-one', '1.0.0-aaaaaaaa', ['/', '/anime'])] }

beforeAll(async () => site.app.releases.promoteLocal(await site.app.releases.installLocal(builds.folder)))

test('the page names ahead all that its first screen asks for', async () => {
	const answer = await page('/')
	expect(answer.statusCode).toBe(200)
	expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
	expect(answer.body).toContain('href="/s/main.0123abcd.js" fetchpriority="low" data-start>')
	const preloads = [...answer.body.matchAll(/rel="preload" as="(\w+)"[^>]*href="([^"]+)"/g)].map(
		([, as, href]) => `${as} ${href}`,
	)
	expect(preloads).toEqual([
		'script /s/main.0123abcd.js',
		'script /r/mfe-one/1.0.0-aaaaaaaa/entry.0123abcd.js',
		'script /r/mfe-one/1.0.0-aaaaaaaa/routes.0123abcd.js',
		'script /r/mfe-one/1.0.0-aaaaaaaa/screen-.js',
		'fetch /api/home',
	])
})

test('the policy of a page allows the script of its template by its hash, and no other', async () => {
	const scriptsOf = async (url: string) =>
		/script-src [^;]*/.exec(String((await page(url)).headers['content-security-policy']))?.[0]
	const hash = createHash('sha256').update('note()').digest('base64')
	expect(await scriptsOf('/anime/7')).toBe(`script-src 'self' 'sha256-${hash}'`)
	expect(await scriptsOf('/%3Cscript%3Enote(1)%3C/script%3E')).toBe(`script-src 'self' 'sha256-${hash}'`)
	expect(await scriptsOf('/api/site')).toBe("script-src 'self'")
})

test('the page holds the registry, the settings and the words', async () => {
	const { body } = await page('/anime/7?x=1')
	expect(block(body, 'niouka-registry')).toEqual(registry)
	expect(block(body, 'niouka-site')).toMatchObject({ demo: true })
	expect(block(body, 'niouka-words')).toMatchObject({ 'header.home': 'início pt</script>', 'action.save': 'Salvar' })
	expect(body).toContain('/r/mfe-one/1.0.0-aaaaaaaa/screen-anime.js')
	expect(body).not.toContain('/api/home')
})

test.each([
	['pt-BR', {}],
	['ja', { 'accept-language': 'ja-JP,en;q=0.5' }],
	['en', { 'accept-language': 'de, en-GB;q=0.7, pt;q=0.3' }],
	['en', { 'accept-language': 'ja', cookie: 'niouka_locale=en' }],
	['pt-BR', { cookie: 'niouka_locale=%00', 'accept-language': '*;q=bad,,;' }],
])('the page is in %s %#', async (tag, headers) => {
	expect((await page('/', headers)).body).toContain(`<html lang="${tag}">`)
})

test.each([
	[' data-theme="paper"', 'niouka_theme=paper'],
	[' data-theme="ink"', 'niouka_theme=ink'],
	['', 'niouka_theme=system'],
	['', 'niouka_theme=%22%3E%3Cscript%3E'],
])('the page is in the chosen theme from its first byte %#', async (attribute, cookie) => {
	expect((await page('/', { cookie })).body).toContain(`<html lang="pt-BR"${attribute}>`)
})

test('a path that nobody owns is the same page, as not found', async () => {
	const answer = await page('/animes')
	expect(answer.statusCode).toBe(404)
	expect(answer.body).toContain('/s/main.0123abcd.js')
})

test.each([
	['/ANIME/7?x=Y', '/anime/7?x=Y'],
	['/Anime/a.B', '/anime/a.B'],
])('%s is redirected to %s for good', async (url, target) => {
	const answer = await page(url)
	expect([answer.statusCode, answer.headers.location]).toEqual([301, target])
	expect((await page(target)).statusCode).not.toBe(301)
})

test.each(['/anime/1.5', '/anime/a.b/c', '/nothing/a.b', '/nothing.js'])(
	'a navigation to %s gets the page, as not found',
	async (url) => {
		const answer = await page(url)
		expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
		expect(answer.body).toContain('/s/main.0123abcd.js')
	},
)

test.each([
	'/api/nothing',
	'/s/nothing.js',
	'/r/mfe-one/9.9.9/entry.js',
	'/uploads/nothing.webp',
	'/embed/nothing.html',
])('a navigation to %s is answered as by an API', async (url) => {
	const answer = await page(url)
	expect(answer.statusCode).toBe(404)
	expect(answer.body).not.toContain('/s/main.0123abcd.js')
})

test('a page that has not changed is answered by 304', async () => {
	const { headers } = await page('/')
	expect(headers['cache-control']).toBe('private, no-cache')
	expect((await page('/', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
	expect((await page('/', { 'if-none-match': String(headers.etag), 'accept-language': 'en' })).statusCode).toBe(200)
})

test.each([
	['a command line', { accept: '*/*' }],
	['a chat that shows a preview', { accept: '*/*', 'user-agent': 'WhatsApp/2.23' }],
])('%s that does not ask for HTML by name is given the page', async (_who, headers) => {
	expect((await page('/', headers)).headers['content-type']).toBe('text/html; charset=utf-8')
})

test.each([
	['/r/mfe-one/9.9.9/entry.js', { accept: '*/*' }],
	['/nothing.js', { accept: '*/*' }],
	['/api/nothing', { accept: '*/*' }],
	['/anime/7', { accept: '*/*', 'sec-fetch-dest': 'script' }],
])('%s is no page', async (url, headers) => {
	const answer = await site.app.inject({ url, headers })
	expect(answer.statusCode).toBe(404)
	expect(answer.json().code).toBe('request.notFound')
})

test('who asks for something other than a page is not given one', async () => {
	const answer = await page('/anime/7', { accept: 'application/json' })
	expect(answer.statusCode).toBe(404)
	expect(answer.json().code).toBe('request.notFound')
})

test('the registry is the same for everybody, and asked for anew each time', async () => {
	const answer = await site.app.inject('/federation.json')
	expect(answer.json()).toEqual(registry)
	expect(answer.headers['cache-control']).toBe('public, no-cache')
	const known = { 'if-none-match': String(answer.headers.etag) }
	expect((await site.app.inject({ url: '/federation.json', headers: known })).statusCode).toBe(304)
})

test('the files of a build are asked for once', async () => {
	const answer = await site.app.inject('/r/mfe-one/1.0.0-aaaaaaaa/entry.0123abcd.js')
	expect(answer.body).toBe('mfe-one 1.0.0-aaaaaaaa')
	expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
	expect(answer.headers['content-type']).toContain('javascript')
})

test('files travel as their build packed them', async () => {
	const answer = await site.app.inject({ url: '/s/main.0123abcd.js', headers: { 'accept-encoding': 'gzip, br' } })
	expect(answer.body).toBe('packed')
	expect(answer.headers).toMatchObject({
		'content-encoding': 'br',
		'cache-control': 'public, max-age=31536000, immutable',
	})
})

test('the words of the frame come with those that every slice uses', async () => {
	const answer = await site.app.inject('/locales/ja.json')
	expect(answer.json()).toMatchObject({ 'header.home': 'início ja</script>', 'action.save': '保存' })
	const again = await site.app.inject({
		url: '/locales/ja.json',
		headers: { 'if-none-match': String(answer.headers.etag) },
	})
	expect(again.statusCode).toBe(304)
})

test('icon and robots are there', async () => {
	expect((await site.app.inject('/favicon.svg')).headers['content-type']).toContain('image/svg+xml')
	expect((await site.app.inject('/robots.txt')).body).toContain('Disallow: /api/')
})
