import { expect } from '@playwright/test'
import type { Site } from '../site/startSite.ts'
import { test } from '../test.ts'

// Playwright cannot change the answers that a service worker requests.
test.use({ serviceWorkers: 'block' })

let site: Site
test.beforeAll(({ demo }) => {
	site = demo
})

test('a footer whose code could not be fetched comes by itself later', async ({ page }) => {
	let asked = 0
	await page.route(/\/s\/deferred\./, (route) => {
		asked += 1
		return asked === 1 ? route.abort() : route.continue()
	})
	await page.goto(site.address)
	await expect(page.locator('#root').getByRole('contentinfo')).toBeAttached()
	expect(asked).toBe(2)
})

test('the footer moves nothing that is seen when it comes', async ({ page }) => {
	await page.addInitScript(() => {
		Object.assign(window, { shifts: 0 })
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') })
			}
		}).observe({ type: 'layout-shift', buffered: true })
	})
	let shiftsBefore: number | undefined
	await page.route(/\/s\/deferred\./, async (route) => {
		await page.locator('#root').getByRole('heading', { level: 2 }).first().waitFor()
		await page.waitForTimeout(1500)
		shiftsBefore = await page.evaluate(() => Reflect.get(window, 'shifts'))
		await route.continue()
	})
	await page.goto(site.address)
	await expect(page.locator('#root').getByRole('contentinfo')).toBeAttached()
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
	expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(shiftsBefore)
})
