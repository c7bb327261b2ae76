import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { complaintsOf } from '../browser/complaints.ts'
import { type StartedSite, startSite } from '../site/startSite.ts'
import { leaveToFullRuns, test } from '../test.ts'
import { buildFixture, type Fixture, withRspack } from './fixture.ts'
import { type ForeignSite, serveForeign } from './foreignSite.ts'

let site: StartedSite
let host: ForeignSite
let fixture: Fixture
let types: string
test.beforeAll(async () => {
	types = await mkdtemp(join(tmpdir(), 'stock-host-types-'))
	host = await serveForeign({ folder: () => fixture.folder, proxied: () => site.address })
	site = await startSite({ SLICE_ORIGINS: host.address })
	// The plugin takes a path from its project.
	const TYPES = relative(join(import.meta.dirname, '../../fixtures/stock-host'), types)
	fixture = await buildFixture('stock-host', withRspack, { SITE: site.address, TYPES })
})
test.afterAll(async () => {
	await host?.stop()
	await site?.stop()
	await fixture?.remove()
	await rm(types, { recursive: true })
})

test('its build gets the types of the exposed modules', async () => {
	leaveToFullRuns()
	const comments = await readFile(join(types, 'mfe-community/Comments.d.ts'), 'utf8')
	expect(comments).toMatch(/ComponentType<\{ subject: "anime" \| .*; subjectId: number \}>/)
	expect(await readFile(join(types, 'mfe-catalogue/routes.d.ts'), 'utf8')).toContain('routes: RouteObject[]')
})

/** The shared modules of a slice that are not the host's own. */
function strangersIn(page: Page) {
	return page.evaluate(async () => {
		const { __INSTANCES__: instances } = Reflect.get<object, string>(window, '__FEDERATION__')
		const host = Reflect.get(window, 'host')
		const seen = await instances[0].loadRemote('mfe-catalogue/identity')
		const same = {
			react: seen.react.useState === host.react.useState,
			reactDom: seen.reactDom.createPortal === host.reactDom.createPortal,
			router: seen.router.Link === host.router.Link,
		}
		return Object.entries(same).flatMap(([module, isSame]) => (isSame ? [] : [module]))
	})
}

/** Keys of words that are shown in place of the words. */
const KEYS = /\b(action|home|genre|errors|format|status)\.[a-z]/

test('a host of stock tools at another origin shows a route of a slice, with styles, words and one React', async ({
	page,
}) => {
	const complaints = complaintsOf(page, 'http://127.0.0.1')
	await page.goto(host.address)
	await expect(page.getByRole('heading', { name: 'Popular' })).toBeVisible()
	// The page's ground is the design system's.
	const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
	expect(ground).not.toBe('rgba(0, 0, 0, 0)')
	expect(await page.locator('main').textContent()).not.toMatch(KEYS)
	expect(await strangersIn(page)).toEqual([])
	await page.evaluate(() => Reflect.get(window, 'setLocale')('ja'))
	await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
	await expect(page.getByRole('heading', { name: '人気' }).first()).toBeVisible()
	expect(await page.locator('main').textContent()).not.toMatch(KEYS)
	expect(complaints).toEqual([])
})

test('it shows a widget beside its own pages, and goes from one to the other without a new document', async ({
	page,
}) => {
	const complaints = complaintsOf(page, 'http://127.0.0.1')
	await page.goto(`${host.address}/widget`)
	const card = page.getByRole('link', { name: /.+/ }).nth(1)
	await expect(card).toHaveAttribute('href', /^\/(anime|movie)\/1$/)
	await page.evaluate(() => Object.assign(window, { isSame: true }))
	await card.click()
	await expect(page.locator('main h1')).toBeVisible()
	expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
	expect(complaints).toEqual([])
})

test('a page of an origin that the setting does not name gets nothing', async ({ page }) => {
	const stranger = await serveForeign({ folder: () => fixture.folder, proxied: () => site.address })
	const complaints = complaintsOf(page, 'http://127.0.0.1')
	await page.goto(stranger.address)
	await expect.poll(() => complaints.join('\n')).toContain('CORS')
	await expect(page.locator('main')).toHaveCount(0)
	await stranger.stop()
})
