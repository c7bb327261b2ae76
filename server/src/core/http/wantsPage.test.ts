import type { FastifyRequest } from 'fastify'
import { isNavigation, wantsPage } from './wantsPage.ts'

const BROWSER = {
	accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
	'sec-fetch-dest': 'document',
	'sec-fetch-mode': 'navigate',
}
const ask = (url: string, headers: Record<string, string> = BROWSER) =>
	wantsPage({ url, headers } as unknown as FastifyRequest)

const PAGES = [
	'/',
	'/anime/1',
	'/anime/1.5',
	'/profile/bia.mori',
	'/profile/bia.mori?tab=anime-list',
	'/profile/bia.mori/statistics',
	'/compare/Adm%20Um/joao.silva',
	'/compare/a.b/c',
	'/compare/a.b/c.d?x=y.z',
	'/tag/a.b',
	'/lists/x.y',
	'/season/2026/fall.html',
	'/messages/with/a.b',
]

test.each(PAGES)(
	'%s asks for a page in a browser, a browser over plain HTTP, a link preview and a command line',
	(url) => {
		expect(ask(url)).toBe(true)
		expect(ask(url, { accept: BROWSER.accept })).toBe(true)
		expect(ask(url, { accept: '*/*' })).toBe(true)
		expect(ask(url, {})).toBe(true)
		expect(ask(url, { accept: '*/*', 'sec-fetch-mode': 'navigate' })).toBe(true)
	},
)

test.each(['/nothing.js', '/logo.svg', '/anime.html', '/.env'])(
	'%s is a page, that nothing is there, for a navigation alone',
	(url) => {
		expect(ask(url)).toBe(true)
		expect(ask(url, { accept: '*/*' })).toBe(false)
		expect(ask(url, { accept: '*/*', 'sec-fetch-dest': 'script', 'sec-fetch-mode': 'no-cors' })).toBe(false)
	},
)

test.each([
	'/api/profiles/bia.mori',
	'/api/nothing',
	'/art/banner/1.svg',
	'/uploads/nothing.webp',
	'/r/mfe-one/9.9.9/entry.js',
	'/s/nothing.js',
	'/feeds/news.atom',
	'/dumps/titles.json.gz',
	'/.well-known/nothing',
])('%s never asks for a page', (url) => {
	expect(ask(url)).toBe(false)
	expect(isNavigation({ url, headers: BROWSER, method: 'GET' })).toBe(false)
})

test('the service worker, which asks for HTML alone, gets a page', () => {
	expect(ask('/', { accept: 'text/html', 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' })).toBe(true)
})

test.each(['image', 'script', 'style', 'iframe'])('a request for %s never gets a page', (destination) => {
	expect(ask('/profile/bia.mori', { ...BROWSER, 'sec-fetch-dest': destination })).toBe(false)
})
