import { expect, type Page } from '@playwright/test'
import { type Alter, alteredBuild } from 'federation/release/alteredBuild'
import { goTo } from '../browser/goTo.ts'
import type { Site } from '../site/startSite.ts'
import { leaveToFullRuns, test } from '../test.ts'
import { sliceNamed } from './faults.ts'
import { errorsOf, giveTo, releaseTo, rollBack } from './releasing.ts'

// Playwright cannot change the answers that a service worker requests.
test.use({ serviceWorkers: 'block' })

/** A screen is looked at 6 s after its navigation, on a busy machine later, ms. */
const NOTICED_MS = 30_000

let site: Site
test.beforeAll(({ releases }) => {
	site = releases
})
// Each begins with the build that the site started with.
test.afterEach(() => giveTo(site, { slice: sliceNamed(site.registry, 'mfe-account') }, { everybody: true }))

const main = (page: Page) => page.locator('#root main')
const panel = (page: Page) => page.getByRole('alert').filter({ hasText: 'Conta' })

/** Other exports of the screens of the legal pages. */
const exporting =
	(exports: string): Alter =>
	(text, file) =>
		file === 'legal.js' ? text.replaceAll(/\{Component:\(\)=>\w+,loader:\(\)=>[\w.]+\}/g, exports) : text

/** Code that runs with the legal pages. */
const running =
	(code: string): Alter =>
	(text, file) =>
		file === 'legal.js' ? `${text};${code}` : text

const HIDING =
	'const sheet=new CSSStyleSheet();sheet.replaceSync("body{display:none}");document.adoptedStyleSheets=[sheet]'

test('a screen that shows nothing gets a panel, the site is told, and a press heals it once it is rolled back', async ({
	page,
}) => {
	const empty = await alteredBuild('mfe-account', '0.1.1', exporting('{Component:()=>()=>null}'))
	await releaseTo(site, empty)
	await page.goto(`${site.address}/terms`)
	await expect(panel(page)).toBeVisible({ timeout: NOTICED_MS })
	await rollBack(site, 'mfe-account')
	await panel(page).getByRole('button', { name: 'Tentar novamente' }).click()
	await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
	await page.goto('about:blank')
	await expect.poll(() => errorsOf(site, empty.slice)).toEqual(['screen /terms: the screen shows nothing'])
})

test('a loader that never answers gets a panel, also where the page before it stands', async ({ page }) => {
	leaveToFullRuns()
	const silent = await alteredBuild(
		'mfe-account',
		'0.1.2',
		exporting('{Component:()=>()=>null,loader:()=>()=>new Promise(()=>{})}'),
	)
	await releaseTo(site, silent)
	await page.goto(`${site.address}/auth`)
	await expect(main(page)).toContainText('Senha')
	await goTo(page, '/terms')
	await expect(panel(page)).toBeVisible({ timeout: NOTICED_MS })
	await page.goto('about:blank')
	await expect.poll(() => errorsOf(site, silent.slice)).toEqual(['screen /terms: no answer within 10000 ms'])
})

test('a page that styles of a slice hide is shown again, and the site is told', async ({ page }) => {
	leaveToFullRuns()
	const hiding = await alteredBuild('mfe-account', '0.1.3', running(HIDING))
	await releaseTo(site, hiding)
	await page.goto(`${site.address}/terms`)
	await expect(main(page).locator('h1')).toBeHidden()
	await expect(main(page).locator('h1')).toBeVisible({ timeout: NOTICED_MS })
	await page.goto('about:blank')
	await expect.poll(() => errorsOf(site, hiding.slice)).toEqual(['entry: styles hide the screen'])
})

test('in a tab with an older shell a screen that fails offers a reload', async ({ page }) => {
	leaveToFullRuns()
	const failing = await alteredBuild(
		'mfe-account',
		'0.1.4',
		exporting('{Component:()=>()=>{throw new Error("needs a newer shell")}}'),
	)
	await releaseTo(site, failing)
	// The page has a shell that the site does not have any more.
	await page.route(`${site.address}/s/shell.json`, (route) =>
		route.fulfill({ json: { scripts: ['/s/libraries.0.js', '/s/main.ffffffff.js'] } }),
	)
	await page.goto(`${site.address}/terms`)
	await expect(panel(page)).toContainText('pede outra versão desta página')
	await expect(panel(page).getByRole('button', { name: 'Recarregar a página' })).toBeVisible()
})
