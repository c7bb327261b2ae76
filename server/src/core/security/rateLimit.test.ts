import { seedSamples } from '../../site/samples/seedSamples.ts'
import { testSite } from '../../testing/site.testing.ts'
import { testDatabase } from '../database/database.testing.ts'
import { PAGES_PER_API_UNIT } from './rateLimit.ts'
import { REQUEST_COSTS } from './requestCosts.ts'

const database = testDatabase({
	seed: async (db) => {
		await seedSamples(db, new Date('2026-03-25T12:00:00Z'))
	},
})
/** 2 units of the API, 50 of pages. */
const busy = testSite({ database, environment: { REQUESTS_PER_MINUTE: '2', SITE_DEMO: 'false' } })
const usual = testSite({ database, environment: { REQUESTS_PER_MINUTE: '600' } })
const free = testSite({ database })

const READING = { accept: 'text/html,*/*;q=0.8', 'sec-fetch-dest': 'document' }
const PAGES = 50

let addresses = 0
const newAddress = () => `203.0.113.${++addresses}`

/** The units that an address has taken after this request. */
async function taken(url: string, remoteAddress: string): Promise<number> {
	const { headers } = await usual.app.inject({ url, headers: READING, remoteAddress })
	return Number(headers['ratelimit-limit']) - Number(headers['ratelimit-remaining'])
}

const statusOf = async (url: string, remoteAddress: string, site = busy) =>
	(await site.app.inject({ url, remoteAddress, headers: READING })).statusCode

/** Takes the whole budget of pages of an address. */
async function useUp(address: string): Promise<void> {
	for (let left = PAGES; left >= 0; left -= REQUEST_COSTS.page.cost) await statusOf('/about', address)
}

test.each([
	'/',
	'/anime/1',
	'/anime/999999',
	'/no/such/page',
	'/%61nime/1',
	'/og/title/1.png',
	'/og/page/home.png',
	'/sitemap.xml',
	'/sitemaps/pages.xml',
	'/sitemaps/titles-0.xml',
	'/feeds/news.atom',
	'/feeds/releases.atom',
	'/feeds/titles/1.xml',
	'/embed/title/1',
	'/art/poster/1.svg',
	'/art/avatar/1.svg',
	'/calendar.ics',
	'/opensearch.xml',
	'/llms.txt',
	'/robots.txt',
	'/site.webmanifest',
	'/locales/pt.json',
	'/federation.json',
	'/developers/reference',
	'/.well-known/oauth-authorization-server',
])('%s is refused to an address that has used up its pages, and to no other', async (url) => {
	const address = newAddress()
	await useUp(address)
	expect(await statusOf(url, address)).toBe(429)
	expect(await statusOf('/api/site', address)).toBe(200)
	expect(await statusOf('/healthz', address)).toBe(200)
	expect(await statusOf(url, newAddress())).not.toBe(429)
	expect(await statusOf(url, address, free)).not.toBe(429)
})

test.each([
	'/api/site',
	'/api/openapi.json',
	'/api/v1/openapi.json',
	'/api/oembed?url=x',
	'/api/nothing',
	'/oauth/authorize',
])('%s takes from the budget of the API, whose end does not end the pages', async (url) => {
	const address = newAddress()
	for (let count = 0; count < 2; count++) expect(await statusOf(url, address)).not.toBe(429)
	expect(await statusOf(url, address)).toBe(429)
	expect(await statusOf('/robots.txt', address)).toBe(200)
})

test.each([
	['/api/search?q=alma', 2],
	['/api/titles/1/similar', 2],
	['/api/calendar?week=2026-03-30', 4],
	['/anime/1', 3],
	['/art/poster/1.svg', 1],
])('%s takes %d units', async (url, cost) => {
	expect(await taken(url, newAddress())).toBe(cost)
})

test.each([
	['/art/poster/2.svg', REQUEST_COSTS.picture.cost, REQUEST_COSTS.drawing.cost],
	['/art/poster/3.320.webp', REQUEST_COSTS.picture.cost, REQUEST_COSTS.drawing.cost + 2 * REQUEST_COSTS.encoding.cost],
	['/og/title/2.png', REQUEST_COSTS.page.cost, REQUEST_COSTS.painting.cost],
	['/sitemaps/titles-0.xml', REQUEST_COSTS.sitemap.cost, REQUEST_COSTS.sitemapMaking.cost],
])('%s takes more the first time, when it is made', async (url, cost, making) => {
	const [first, other] = [newAddress(), newAddress()]
	await taken(url, first)
	expect(await taken(url, first)).toBe(cost + making + cost)
	await taken(url, other)
	expect(await taken(url, other)).toBe(2 * cost)
})

test('a page takes more where its reading version is written', async () => {
	const address = newAddress()
	await taken('/terms', address)
	expect(await taken('/terms', address)).toBe(2 * REQUEST_COSTS.page.cost + REQUEST_COSTS.pageMaking.cost)
	await taken('/messages', address)
	expect(await taken('/messages', address)).toBe(4 * REQUEST_COSTS.page.cost + 2 * REQUEST_COSTS.pageMaking.cost)
})

test('ninety first visits of readers behind one address meet no limit', () => {
	const visit = { pages: 1, pictures: 112, files: 45, requests: 6 }
	const units = visit.pages * REQUEST_COSTS.page.cost + (visit.pictures + visit.files) * REQUEST_COSTS.picture.cost
	expect(90 * units).toBeLessThan(600 * PAGES_PER_API_UNIT)
	expect(90 * visit.requests * REQUEST_COSTS.api.cost).toBeLessThan(600)
})

test('a page with 112 unseen pictures is shown to several readers behind one address', async () => {
	const address = newAddress()
	for (let reader = 0; reader < 3; reader++) {
		expect(await statusOf('/explore', address, usual)).toBe(200)
		const pictures = Array.from({ length: 112 }, (_, id) => `/art/poster/${id + 1}.320.webp`)
		const statuses = await Promise.all(pictures.map((url) => statusOf(url, address, usual)))
		expect(statuses).not.toContain(429)
	}
})

test.each(['pt-BR', 'en', 'ja'])(
	'a page that is refused says so in the language of its reader (%s)',
	async (language) => {
		const address = newAddress()
		await useUp(address)
		const headers = { ...READING, 'accept-language': language }
		const answer = await busy.app.inject({ url: '/anime/1', headers, remoteAddress: address })
		expect([answer.statusCode, answer.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
		expect(answer.headers['cache-control']).toBe('no-store')
		expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
		expect(answer.body).toContain(`<html lang="${language}">`)
		expect(answer.body).toMatch(/<h1>[^<]{10,}/)
	},
)

test('whatever is sent to a path that is not there is counted', async () => {
	const address = newAddress()
	const send = async () =>
		(await busy.app.inject({ method: 'POST', url: '/api/nothing', payload: {}, remoteAddress: address })).statusCode
	expect([await send(), await send(), await send()]).toEqual([404, 404, 429])
})
