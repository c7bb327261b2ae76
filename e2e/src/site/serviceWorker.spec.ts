import { createServer, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { alteredBuild, replacing } from 'federation/release/alteredBuild'
import { releaseTo } from '../composition/releasing.ts'
import { leaveToFullRuns, test } from '../test.ts'
import { type StartedSite, startSite } from './startSite.ts'

let site: StartedSite
test.beforeAll(async () => {
	site = await startSite({ SITE_DEMO: 'false' })
})
test.afterAll(() => site.stop())

test('a site with a worker can be installed', async ({ page }) => {
	await page.goto(site.address)
	const browserApi = await page.context().newCDPSession(page)
	const { errors, manifest } = await browserApi.send('Page.getAppManifest')
	expect(errors).toEqual([])
	expect(manifest).toMatchObject({ name: 'Niouka', display: 'kStandalone' })
	for (const { src } of (await (await page.request.get(`${site.address}/site.webmanifest`)).json()).icons)
		expect((await page.request.get(site.address + src)).status()).toBe(200)
})

test('a browser with the worker gets a new release of a slice at once', async ({ page }) => {
	await page.goto(`${site.address}/auth`)
	await page.evaluate(() => navigator.serviceWorker.ready)
	await page.reload()
	await expect(page.locator('main')).toContainText('Senha')
	await releaseTo(site, await alteredBuild('mfe-account', '0.1.1', replacing('Senha', 'Palavra-passe')))
	await page.reload()
	await expect(page.locator('main')).toContainText('Palavra-passe')
})

test('a worker that is withdrawn ends in every browser that has it, with all that it stored', async ({ page }) => {
	leaveToFullRuns()
	const withWorker = await startSite()
	await page.goto(withWorker.address)
	await page.evaluate(() => navigator.serviceWorker.ready)
	await page.reload()
	expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
	const { port } = new URL(withWorker.address)
	await withWorker.stop()
	const without = await startSite({ SERVICE_WORKER: 'off', PORT: port })
	await page.goto(without.address)
	await expect
		.poll(() =>
			page
				.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length])
				.catch(() => undefined),
		)
		.toEqual([0, 0])
	await without.stop()
})

/** Addresses of every kind that a browser opens: pages, what is given only once, files, and what leads elsewhere. */
const NAVIGATIONS = [
	'/anime/1',
	'/auth?reset=abc',
	'/auth?code=abc&state=abc',
	'/oauth/authorize?client_id=abc',
	'/oauth/authorize/abc',
	'/unsubscribe?token=abc',
	'/calendar/abc.ics',
	'/mal/v1/oauth2/authorize?client_id=abc',
	'/feeds/news.xml',
	'/embed/title/1',
	'/dumps/schema.json',
	'/robots.txt',
]

test('a browser with the worker asks the server once for each address that it opens', async ({ page }) => {
	leaveToFullRuns()
	const asked: string[] = []
	const proxy = createServer((request, response) => {
		if (request.headers['sec-fetch-mode'] === 'navigate' || request.headers['service-worker-navigation-preload'])
			asked.push(request.url ?? '')
		const { method = 'GET', url = '/', headers } = request
		const onward = forward(site.address + url, { method, headers }, (answer) => {
			response.writeHead(answer.statusCode ?? 502, answer.headers)
			answer.pipe(response)
		})
		onward.on('error', () => response.destroy())
		request.pipe(onward)
	})
	await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
	const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
	await page.goto(address)
	await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
	for (const path of NAVIGATIONS) {
		asked.length = 0
		// A download ends the navigation.
		await page.goto(address + path).catch(() => undefined)
		// The address itself, and where it leads, once each.
		expect([asked[0], asked.length]).toEqual([path, new Set(asked).size])
	}
	proxy.closeAllConnections()
	await new Promise((resolve) => proxy.close(resolve))
})
