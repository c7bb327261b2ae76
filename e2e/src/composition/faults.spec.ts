import { expect, type Page } from '@playwright/test'
import { isFull, tried } from '../full.ts'
import type { Site } from '../site/startSite.ts'
import { leaveToFullRuns, test } from '../test.ts'
import { breakFile, breakRegistry, FAULTS, type Fault, fileOf, hold, PARTS, type Part, sliceNamed } from './faults.ts'

// Playwright cannot change the answers that a service worker requests.
test.use({ serviceWorkers: 'block' })

/** Once the frame is there, the panel stands within this, whatever a slice does, ms. */
const USABLE_MS = 3000

let site: Site
test.beforeAll(({ demo }) => {
	site = demo
})

const panel = (page: Page) => page.getByRole('alert').filter({ hasText: 'Catálogo' })
const retry = (page: Page) => panel(page).getByRole('button', { name: 'Tentar novamente' })

/** A mark that a reload would wipe out. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'sameDocument', true))
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'sameDocument') === true)

const home = (page: Page) => page.getByRole('heading', { level: 1 }).first()

/** Each fault of one file at least; of the first file one that the server, and one that the browser refuses. */
const TRIED: Readonly<Record<Part, readonly Fault[]>> = {
	entry: ['missing', 'cut short', 'hanging'],
	'routes chunk': ['HTML'],
	'screen chunk': ['tampered'],
}

for (const part of PARTS) {
	for (const fault of isFull ? FAULTS : TRIED[part]) {
		test(`cold start with a ${part} that is ${fault}: the panel names the slice, and its button heals it`, async ({
			page,
		}) => {
			const slice = sliceNamed(site.registry, 'mfe-catalogue')
			const mend = await breakFile(page, fileOf(slice, part, '/'), fault)
			await page.goto(`${site.address}/`, { waitUntil: 'commit' })
			await expect(page.locator('#root header')).toBeVisible()
			await expect(panel(page)).toBeVisible({ timeout: USABLE_MS })
			expect(await page.evaluate(() => Reflect.has(globalThis, 'tampered'))).toBe(false)
			await mark(page)

			mend()
			await retry(page).click()
			await expect(home(page)).toBeVisible()
			await expect(panel(page)).toBeHidden()
			expect(await isMarked(page)).toBe(true)
		})
	}
}

test('another slice works while one is down, and the one that is down heals when it is visited later', async ({
	page,
}) => {
	leaveToFullRuns()
	const slice = sliceNamed(site.registry, 'mfe-catalogue')
	const mend = await breakFile(page, slice.entry, 'hanging')
	await page.goto(`${site.address}/auth`)
	await expect(page.locator('body')).toContainText('Entrar', { timeout: USABLE_MS })
	await mark(page)
	await page.evaluate(() => history.pushState(null, '', '/'))
	await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
	await expect(panel(page)).toBeVisible({ timeout: USABLE_MS })
	await page.goBack()
	await expect(page.locator('body')).toContainText('Entrar', { timeout: USABLE_MS })
	mend()
	await page.goForward()
	await retry(page).click()
	await expect(home(page)).toBeVisible()
	expect(await isMarked(page)).toBe(true)
})

for (const path of tried(['/', '/anime/1#comments', '/anime/1', '/explore?q=frieren#main'], 2)) {
	test(`a slice that answers late at ${path} is shown when it comes, without a click`, async ({ page }) => {
		const slice = sliceNamed(site.registry, 'mfe-catalogue')
		const release = await hold(page, [slice.entry])
		await page.goto(`${site.address}${path}`, { waitUntil: 'commit' })
		await expect(page.locator('#root header')).toBeVisible()
		await expect(panel(page)).toContainText('demorando', { timeout: USABLE_MS })
		release('comes')
		await expect(home(page)).toBeVisible()
		await expect(panel(page)).toBeHidden()
	})
}

for (const [what, broken] of Object.entries({
	'not JSON': '<!doctype html>',
	'of another shape': '{"slices":"none"}',
})) {
	test(`a registry that is ${what}: the frame stands, and the button heals`, async ({ page }) => {
		leaveToFullRuns()
		const mend = await breakRegistry(page, broken)
		await page.goto(`${site.address}/#main`)
		const alert = page.getByRole('alert')
		await expect(page.locator('#root header')).toBeVisible()
		await expect(alert).toBeVisible({ timeout: USABLE_MS })
		await mark(page)
		await mend()
		await alert.getByRole('button', { name: 'Tentar novamente' }).click()
		await expect(home(page)).toBeVisible()
		expect(await isMarked(page)).toBe(true)
	})
}

test('a path that nobody owns is not found, and no slice is fetched for it', async ({ page }) => {
	const asked: string[] = []
	page.on('request', (request) => asked.push(new URL(request.url()).pathname))
	await page.goto(`${site.address}/nobody/owns/this`)
	await expect(page.locator('body')).toContainText('Voltar para o início')
	expect(asked.filter((path) => path.startsWith('/r/'))).toEqual([])
})
