import { type Browser, chromium, expect } from '@playwright/test'
import { findBrowser } from 'federation/browser'
import { fitsWidth } from '../browser/fitsWidth.ts'
import { type Site, startSite } from '../site/startSite.ts'
import { test } from '../test.ts'

const SCREENS = ['/', '/explore', '/popular', '/calendar', '/anime/1', '/episode/1', '/messages', '/auth']

let site: Site
let large: Browser
test.beforeAll(async () => {
	site = await startSite()
	const executablePath = findBrowser()
	large = await chromium.launch({
		...(executablePath ? { executablePath } : {}),
		args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=24'],
	})
})
test.afterAll(async () => {
	await large?.close()
	await site?.stop()
})

for (const width of [390, 768, 1280, 1440]) {
	test(`with text of 24 px in a window of ${width} px nothing runs out of it sideways`, async () => {
		const context = await large.newContext({ viewport: { width, height: 900 }, locale: 'pt-BR' })
		const page = await context.newPage()
		for (const path of SCREENS) {
			await page.goto(site.address + path)
			await expect(page.locator('main').getByRole('heading').first()).toBeVisible()
			expect({ path, fits: await fitsWidth(page) }).toEqual({ path, fits: true })
		}
		await context.close()
	})
}
