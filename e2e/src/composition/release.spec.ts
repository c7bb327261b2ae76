import { expect, type Page } from '@playwright/test'
import { alteredBuild, replacing } from 'federation/release/alteredBuild'
import { goTo } from '../browser/goTo.ts'
import type { Site } from '../site/startSite.ts'
import { leaveToFullRuns, test } from '../test.ts'
import { breakFile, sliceNamed } from './faults.ts'
import { figuresOf, giveTo, pointAt, publishTo, releaseTo, rollBack } from './releasing.ts'

// Playwright cannot change the answers that a service worker requests.
test.use({ serviceWorkers: 'block' })

/** So long an open page trusts what it knows of the registry, ms. */
const TRUSTED_MS = 10_500

let site: Site
test.beforeAll(({ releases }) => {
	site = releases
})
// Each begins with the build that the site started with.
test.afterEach(() => giveTo(site, { slice: sliceNamed(site.registry, 'mfe-account') }, { everybody: true }))

const main = (page: Page) => page.locator('main')
const panel = (page: Page) => page.getByRole('alert').filter({ hasText: 'Conta' })
const renamed = (word: string, version: string) => alteredBuild('mfe-account', version, replacing('Senha', word))

test('a released slice is what an open page loads next, with no change of the shell; rolled back, the next page has the old one', async ({
	page,
}) => {
	const candidate = await renamed('Palavra-passe', '0.1.1')
	await page.clock.install()
	// A page that shows nothing of that slice yet.
	await page.goto(`${site.address}/explore`)
	await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
	const shell = await page.locator('script[src^="/s/main."]').getAttribute('src')
	await releaseTo(site, candidate)
	await page.clock.fastForward(TRUSTED_MS)
	await goTo(page, '/auth')
	await expect(main(page)).toContainText('Palavra-passe')

	await rollBack(site, 'mfe-account')
	await goTo(page, '/terms')
	await goTo(page, '/auth')
	// What is mounted is never swapped.
	await expect(main(page)).toContainText('Palavra-passe')
	await page.reload()
	await expect(main(page)).toContainText('Senha')
	expect(await page.locator('script[src^="/s/main."]').getAttribute('src')).toBe(shell)
})

test('a version whose entry fails gives way to the one before it, and the site is told', async ({ page }) => {
	const candidate = await renamed('Palavra-passe', '0.1.2')
	await releaseTo(site, candidate)
	const { base, entry } = candidate.slice
	await page.route(
		(url) => url.pathname === base + entry,
		(route) => route.fulfill({ status: 404, body: '' }),
	)
	await page.goto(`${site.address}/auth`)
	await expect(main(page)).toContainText('Senha')
	await expect(panel(page)).toBeHidden()
	await page.goto('about:blank')
	await expect.poll(async () => (await figuresOf(site, candidate.slice))?.failures).toBeGreaterThan(0)
})

test('an entry that hangs gives way to the version before it, too', async ({ page }) => {
	leaveToFullRuns()
	const candidate = await renamed('Palavra-passe', '0.1.3')
	await releaseTo(site, candidate)
	await breakFile(page, candidate.slice.base.slice(1) + candidate.slice.entry, 'hanging')
	await page.goto(`${site.address}/auth`, { waitUntil: 'commit' })
	await expect(main(page)).toContainText('Senha')
})

test('a chunk of a screen that was tampered with after the start is refused; the panel stands', async ({ page }) => {
	await page.goto(`${site.address}/auth`)
	await expect(main(page)).toContainText('Senha')
	const legal = site.registry.slices.find(({ name }) => name === 'mfe-account')?.screens?.['/terms']?.[0] ?? ''
	expect(legal).not.toBe('')
	const mend = await breakFile(page, legal, 'tampered')
	await goTo(page, '/terms')
	await expect(panel(page)).toBeVisible()
	expect(await page.evaluate(() => Reflect.has(globalThis, 'tampered'))).toBe(false)
	mend()
	await panel(page).getByRole('button', { name: 'Tentar novamente' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a browser that was pointed at a version has it alone, is told so, and goes back with one press', async ({
	browser,
}) => {
	leaveToFullRuns()
	const candidate = await renamed('Palavra-passe', '0.1.4')
	await publishTo(site, candidate)
	const [own, others] = await Promise.all([browser.newContext(), browser.newContext()])
	await pointAt(own, site, candidate)
	const [page, other] = await Promise.all([own.newPage(), others.newPage()])
	await Promise.all([page.goto(`${site.address}/auth`), other.goto(`${site.address}/auth`)])
	await expect(main(page)).toContainText('Palavra-passe')
	await expect(main(other)).toContainText('Senha')
	const badge = page.getByRole('complementary', { name: 'Versão em teste' })
	await expect(badge).toContainText(`mfe-account ${candidate.slice.version}`)
	await badge.getByRole('button', { name: 'Voltar à versão de todos' }).click()
	await expect(main(page)).toContainText('Senha')
	await expect(badge).toBeHidden()
	await Promise.all([own.close(), others.close()])
})

test('the metrics of slices reach the site: loads and uncaught errors, by version', async ({ page }) => {
	leaveToFullRuns()
	const thrown = ';setTimeout(()=>{throw new Error("from a slice")},500)'
	const candidate = await alteredBuild('mfe-account', '0.1.5', (text, file) =>
		/^legal\.js$/.test(file) ? text + thrown : text,
	)
	await releaseTo(site, candidate)
	const fails = page.waitForEvent('pageerror')
	const watched = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/s/background.'))
	await page.goto(`${site.address}/terms`)
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await Promise.all([fails, watched])
	await page.waitForLoadState('networkidle')
	await page.goto('about:blank')
	await expect.poll(() => figuresOf(site, candidate.slice)).toMatchObject({ loads: 2, failures: 1 })
})
