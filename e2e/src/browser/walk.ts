import { type Browser, expect } from '@playwright/test'
import { test } from '../test.ts'
import { complaintsOf } from './complaints.ts'
import { fitsWidth } from './fitsWidth.ts'

/** The widths at which every screen is walked, px: a phone, a tablet, a laptop, a desk. */
const WIDTHS = [390, 768, 1280, 1920]
/** The languages of the site, as readers' browsers name them. */
const LANGUAGES = { pt: 'pt-BR', en: 'en-US', ja: 'ja-JP' } as const

/** A page of a reader, and everything that it complains of; asking anybody but the site is a complaint. */
async function visit(browser: Browser, locale: string, address: string) {
	const context = await browser.newContext({ locale, viewport: { width: 1280, height: 900 } })
	const page = await context.newPage()
	const complaints = complaintsOf(page, address)
	return { context, page, complaints }
}

/** Looks at a screen at every width: it is titled, has a heading, keeps to its width and leaves the console quiet. */
async function walk(browser: Browser, locale: string, address: string, screen: string): Promise<void> {
	const { context, page, complaints } = await visit(browser, locale, address)
	await page.goto(address + screen)
	await expect(page.locator('main h1').first()).toBeVisible()
	await expect(page).toHaveTitle(/Niouka/)
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 900 })
		// A window that is made narrow is drawn once more before the frame has changed.
		await expect.poll(() => fitsWidth(page), `within ${width} px`).toBe(true)
	}
	expect(complaints).toEqual([])
	await context.close()
}

/** Declares the walk of each screen in each language; `address` is asked for when the site stands. */
export function walkScreens(screens: readonly string[], address: () => string): void {
	for (const [language, locale] of Object.entries(LANGUAGES)) {
		for (const screen of screens) {
			test(`${screen} in ${language}: at every width within it, titled, with a quiet console`, ({ browser }) =>
				walk(browser, locale, address(), screen))
		}
	}
}
