import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type Alter, alteredBuild } from 'federation/release/alteredBuild'
import { compositionReportRoute, OPEN_PAGE_KEY } from 'shared-contract'
import { goTo } from '../browser/goTo.ts'
import type { Site } from '../site/startSite.ts'
import { test } from '../test.ts'
import { sliceNamed } from './faults.ts'
import { channelOf, errorsOf, figuresOf, giveTo, lastEntry, releaseTo, vitalsOf } from './releasing.ts'

// Playwright cannot change the answers that a service worker requests.
test.use({ serviceWorkers: 'block' })

/** Another page looks for one that froze each 5 s, and waits until it was silent for 10 s, ms. */
const NOTICED_MS = 40_000
/** A page that froze does not answer, ms. */
const FROZEN_MS = 3000
/** How long the altered module keeps the page busy before it answers, ms. */
const LATE_MS = 4000

let site: Site
test.beforeAll(({ releases }) => {
	site = releases
})
// Each begins with the build that the site started with.
test.afterEach(() => giveTo(site, { slice: sliceNamed(site.registry, 'mfe-account') }, { everybody: true }))

/** Code that runs before a file of the slice. */
const running =
	(code: string, altered: string): Alter =>
	(text, file) =>
		file === altered ? `${code};${text}` : text

const main = (page: Page) => page.locator('#root main')

/** Resolves when a page has the chunk that looks for others. */
const background = (page: Page) =>
	page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/s/background.'))

/** Waits until a page has frozen, and closes it as a reader does. */
async function closeFrozen(page: Page) {
	const answers = async () => {
		const answer = page.evaluate(() => true).catch(() => false)
		return Promise.race([answer, new Promise((resolve) => setTimeout(resolve, FROZEN_MS, false))])
	}
	await expect.poll(answers, { timeout: NOTICED_MS }).toBe(false)
	await page.close()
}

/** Opens a page that works, which looks for others. */
async function openOther(context: BrowserContext) {
	const page = await context.newPage()
	await page.goto(`${site.address}/explore`)
	return page
}

const FROZE = ['routes: the page froze']

test('an endless loop at the first page is told of by the next page of the browser', async ({ page, context }) => {
	const looping = await alteredBuild('mfe-account', '0.1.1', running('for(;;);', 'legal.js'))
	await releaseTo(site, looping)
	void page.goto(`${site.address}/terms`, { waitUntil: 'commit' }).catch(() => {})
	await page.waitForRequest((request) => request.url().includes('/legal.'))
	await closeFrozen(page)
	await openOther(context)
	await expect.poll(() => errorsOf(site, looping.slice), { timeout: NOTICED_MS }).toEqual(FROZE)
})

test('so is one at a later screen; a page that is left or closed is not', async ({ page, context }) => {
	const looping = await alteredBuild('mfe-account', '0.1.2', running('for(;;);', 'legal.js'))
	await releaseTo(site, looping)
	const closed = await context.newPage()
	await closed.goto(`${site.address}/auth`)
	await expect(main(closed)).toContainText('Senha')
	await closed.close()
	const watched = background(page)
	await page.goto(`${site.address}/explore`)
	const openPages = () =>
		page.evaluate((start) => Object.keys(localStorage).filter((key) => key.startsWith(start)), OPEN_PAGE_KEY)
	await expect.poll(openPages).toHaveLength(1)
	await watched
	void goTo(page, '/terms').catch(() => {})
	await closeFrozen(page)
	await openOther(context)
	await expect.poll(() => errorsOf(site, looping.slice), { timeout: NOTICED_MS }).toEqual(FROZE)
	expect((await figuresOf(site, looping.slice))?.failures).toBe(1)
})

test('a version whose routes come far later than before is taken back, as the log says', async ({ page }) => {
	/** Visitors tell how long the routes of a version took; without a cookie each is somebody new. */
	const tell = async (version: string, ms: number, visitors: number) => {
		const reports = [{ slice: 'mfe-account', version, loads: [{ module: 'routes', ms }], failures: [] }]
		const request = {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ reports }),
		}
		for (let visitor = 0; visitor < visitors; visitor += 1) {
			await fetch(site.address + compositionReportRoute.path, request)
		}
	}
	const before = (await channelOf(site, 'mfe-account')).current ?? ''
	await tell(before, 300, 20)
	const busy = `for(const end=Date.now()+${LATE_MS};Date.now()<end;);`
	const late = await alteredBuild('mfe-account', '0.1.3', running(busy, 'routes.js'))
	await releaseTo(site, late)
	const reported = page.waitForResponse(site.address + compositionReportRoute.path)
	await page.goto(`${site.address}/terms`)
	await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
	await reported
	const ms = await page.evaluate(() => {
		const events: { module?: string; phase: string; ms?: number }[] = Reflect.get(window, '__niouka__').events
		return events.find(({ module, phase }) => module === 'routes' && phase === 'ready')?.ms ?? 0
	})
	expect(ms).toBeGreaterThanOrEqual(LATE_MS)
	await tell(late.slice.version, ms, 9)
	expect((await channelOf(site, 'mfe-account')).current).toBe(late.slice.version)
	await tell(late.slice.version, ms, 1)
	await expect.poll(async () => (await channelOf(site, 'mfe-account')).current).toBe(before)
	const { act, version, slow } = (await lastEntry(site, 'mfe-account')) ?? {}
	expect([act, version, slow]).toEqual(['takenBack', late.slice.version, 'routes'])
})

test('the web vitals of a visit are told when it ends, by the screen', async ({ page }) => {
	const measured = await alteredBuild('mfe-account', '0.1.4', (text) => text)
	await releaseTo(site, measured)
	const ofScreen = async () => (await vitalsOf(site, measured.slice)).filter(({ screen }) => screen === '/terms')
	// A busy browser may drop what a page sends while it is left.
	await expect(async () => {
		const reported = page.waitForResponse(site.address + compositionReportRoute.path)
		await page.goto(`${site.address}/terms`)
		await reported
		await main(page).getByRole('heading', { level: 1 }).click()
		await page.goto('about:blank')
		await expect
			.poll(async () => (await ofScreen()).map(({ metric }) => metric), { timeout: FROZEN_MS })
			.toEqual(expect.arrayContaining(['LCP', 'CLS']))
	}).toPass({ timeout: 2 * NOTICED_MS })
	const [paint] = await ofScreen()
	expect(paint?.p75).toBeGreaterThan(0)
})
