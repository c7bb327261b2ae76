import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { findHeadlessBrowser } from 'federation/browser'
import { fitsWidth } from '../browser/fitsWidth.ts'
import { ACCOUNT_SCREENS, CATALOGUE_SCREENS, COMMUNITY_SCREENS } from '../browser/screens.ts'
import { isFull } from '../full.ts'
import { test } from '../test.ts'

/** Looked at at every width; the others, in a full run, in the narrowest window. */
const AT_EVERY_WIDTH = ['/', '/explore', '/popular', '/calendar', '/anime/1', '/episode/1', '/messages', '/auth']
const SCREENS = isFull
	? ['/', ...CATALOGUE_SCREENS, ...ACCOUNT_SCREENS, ...COMMUNITY_SCREENS]
	: [...AT_EVERY_WIDTH, '/lists', '/settings', '/dashboard', '/profile/Duda%20Ramos']
const WIDTHS = [320, 390, 768, 1280, 1440]

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
	for (const path of SCREENS) {
		await test.step(path, async () => {
			await page.goto(demo.address + path, { waitUntil: 'load' })
			await expect(page.locator('main h1').first()).toBeVisible()
			for (const width of AT_EVERY_WIDTH.includes(path) ? WIDTHS : WIDTHS.slice(0, 1)) {
				await page.setViewportSize({ width, height: 900 })
				await expect.poll(() => fitsWidth(page), `within ${width} px`).toBe(true)
			}
		})
	}
})
