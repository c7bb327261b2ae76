import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { findHeadlessBrowser } from 'federation/browser'
import { fitsWidth } from '../browser/fitsWidth.ts'
import { goTo } from '../browser/goTo.ts'
import { test } from '../test.ts'

const SCREENS = ['/', '/explore', '/popular', '/calendar', '/anime/1', '/episode/1', '/messages', '/auth']

const WIDTHS = [390, 768, 1280, 1440]

let large: Browser
let page: Page
test.beforeAll(async () => {
	const executablePath = findHeadlessBrowser()
	large = await chromium.launch({
		...(executablePath ? { executablePath } : {}),
		args: ['--no-sandbox', '--disable-gpu', '--blink-settings=defaultFontSize=24'],
	})
	page = await large.newPage({ locale: 'pt-BR' })
})
test.afterAll(() => large?.close())

test('with text of 24 px nothing of a screen runs out of its window sideways, at any width', async ({ demo }) => {
	await page.goto(`${demo.address}/terms`)
	await expect(page.locator('main h1')).toBeVisible()
	for (const path of SCREENS) {
		await test.step(path, async () => {
			const left = await page.title()
			await goTo(page, path)
			await expect(page).not.toHaveTitle(left)
			await expect(page.locator('main').getByRole('heading').first()).toBeVisible()
			for (const width of WIDTHS) {
				await page.setViewportSize({ width, height: 900 })
				await expect.poll(() => fitsWidth(page), `within ${width} px`).toBe(true)
			}
		})
	}
})
