import { expect, type Page } from '@playwright/test'
import { alteredBuild } from 'federation/release/alteredBuild'
import { complaintsOf } from '../browser/complaints.ts'
import { goTo } from '../browser/goTo.ts'
import type { Site } from '../site/startSite.ts'
import { leaveToFullRuns, test } from '../test.ts'
import { breakFile, fileOf, sliceNamed } from './faults.ts'
import { figuresOf, giveTo, releaseTo, rollBack } from './releasing.ts'

// Playwright cannot change the answers that a service worker requests.
test.use({ serviceWorkers: 'block' })

/** A load without an answer has failed by then, ms. */
const FAILED_MS = 10_000
/** A tab has healed by then, on a busy machine too, ms. */
const HEALED_MS = 30_000
/** How long a visit waits for what it looks for before the next one, ms. */
const VISIT_MS = 5000

let site: Site
test.beforeAll(({ releases }) => {
	site = releases
})
// Each begins with the build that the site started with.
test.afterEach(() => giveTo(site, { slice: sliceNamed(site.registry, 'mfe-account') }, { everybody: true }))

/** A version of the account slice whose module of routes throws while it runs for the first time. */
const throwingAtStart = (version: string) =>
	alteredBuild('mfe-account', version, (text, file) =>
		file === 'routes.js' ? text.replace(/\w+\.r\(\w+\);/, '$&throw new Error("thrown at start");') : text,
	)

const panel = (page: Page) => page.getByRole('alert').filter({ hasText: 'Conta' })
const main = (page: Page) => page.locator('main')
/** A mark that a reload would wipe out. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'sameDocument', true))
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'sameDocument') === true)

/** The reader leaves and comes again. A page asks for the registry at most once a second, and waits a second for it. */
async function healsByVisits(page: Page) {
	await expect(async () => {
		await goTo(page, '/explore')
		await expect(panel(page)).toBeHidden({ timeout: VISIT_MS })
		await goTo(page, '/auth')
		await expect(main(page)).toContainText('Senha', { timeout: VISIT_MS })
	}).toPass({ timeout: HEALED_MS })
}

const loadsOf = (page: Page) =>
	page.evaluate(() => {
		const events: { slice: string; phase: string; module?: string; error?: string }[] = Reflect.get(
			window,
			'__niouka__',
		).events
		return events.filter(({ slice, module }) => slice === 'mfe-account' && module === 'routes')
	})

test('a slice that throws at its start has failed, is told once on the console, and heals by a press once it is rolled back', async ({
	page,
}) => {
	const complaints = complaintsOf(page, site.address)
	const throwing = await throwingAtStart('0.1.1')
	await releaseTo(site, throwing)
	await page.goto(`${site.address}/auth`)
	await expect(panel(page)).toBeVisible()
	await expect
		.poll(() => loadsOf(page))
		.toContainEqual(expect.objectContaining({ phase: 'failed', error: expect.stringContaining('thrown at start') }))
	expect((await loadsOf(page)).map(({ phase }) => phase)).not.toContain('ready')
	const told = () =>
		complaints.filter((text) => text.includes(`mfe-account@${throwing.slice.version}: routes (failed)`))
	await expect.poll(told).toEqual([expect.stringContaining('thrown at start')])
	await mark(page)

	await panel(page).getByRole('button', { name: 'Tentar novamente' }).click()
	await expect(panel(page).getByRole('button', { name: 'Tentar novamente' })).toBeEnabled()
	expect(told()).toHaveLength(1)
	await rollBack(site, 'mfe-account')
	await panel(page).getByRole('button', { name: 'Tentar novamente' }).click()
	await expect(main(page)).toContainText('Senha')
	await expect(panel(page)).toBeHidden()
	expect(await isMarked(page)).toBe(true)
	// The version that threw and the one that runs have chunks of their own.
	const arrays = await page.evaluate(() => Object.keys(window).filter((key) => key.startsWith('mfe-account@')))
	expect(arrays).toHaveLength(2)
})

test('an open tab with a slice that failed heals by the next visit once it is rolled back', async ({ page }) => {
	leaveToFullRuns()
	const throwing = await throwingAtStart('0.1.2')
	await releaseTo(site, throwing)
	await page.goto(`${site.address}/auth`)
	await expect(panel(page)).toBeVisible()
	await mark(page)
	await goTo(page, '/explore')
	await expect(panel(page)).toBeHidden()
	await goTo(page, '/auth')
	await expect(panel(page)).toBeVisible()
	await rollBack(site, 'mfe-account')
	await healsByVisits(page)
	expect(await isMarked(page)).toBe(true)
})

test('a slice that never answers has failed, as the site is told by a page that is left, and heals like one that throws', async ({
	page,
}) => {
	const silent = await alteredBuild('mfe-account', '0.1.3', (text) => text)
	await releaseTo(site, silent)
	await breakFile(page, silent.slice.base.slice(1) + fileOf(silent.slice, 'routes chunk', '/auth'), 'hanging')
	await page.goto(`${site.address}/auth`, { waitUntil: 'commit' })
	await expect(panel(page)).toContainText('demorando')
	await expect
		.poll(() => loadsOf(page), { timeout: FAILED_MS })
		.toContainEqual(expect.objectContaining({ phase: 'failed', error: expect.stringContaining('no answer') }))
	await rollBack(site, 'mfe-account')
	await healsByVisits(page)
	await page.goto('about:blank')
	await expect.poll(async () => (await figuresOf(site, silent.slice))?.failures).toBe(1)
})

test('of a reader who leaves a slice that failed within a moment the site is told', async ({ page }) => {
	leaveToFullRuns()
	const throwing = await throwingAtStart('0.1.4')
	await releaseTo(site, throwing)
	const watched = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/s/background.'))
	await page.goto(`${site.address}/auth`)
	await (await watched).finished()
	// What has been fetched runs before the page is idle.
	await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
	const delay = await page.evaluate((entry) => {
		const timeOf = (path: string) =>
			performance.getEntriesByType('resource').find(({ name }) => name.includes(path)) as PerformanceResourceTiming
		return timeOf('/s/background.').startTime - timeOf(entry).responseEnd
	}, throwing.slice.entry)
	await page.goto('about:blank')
	// Without a failure the reports begin three seconds after the frame.
	expect(delay).toBeLessThan(2500)
	await expect.poll(async () => (await figuresOf(site, throwing.slice))?.failures).toBe(1)
})
