import { type BrowserContext, expect } from '@playwright/test'
import { isFull } from '../full.ts'
import { test } from '../test.ts'
import { complaintsOf } from './complaints.ts'
import { fitsWidth } from './fitsWidth.ts'

/** The widths at which every screen is walked, px: a phone, a tablet, a laptop, a desk. */
export const WIDTHS = [390, 768, 1280, 1920] as const
/** The languages of the site, as readers' browsers name them. */
export const LANGUAGES = { pt: 'pt-BR', en: 'en-US', ja: 'ja-JP' } as const
export type Language = keyof typeof LANGUAGES

/** The widths at which a language is looked at: the site's first language at each, the others where words find least room. */
export const widthsOf = (language: Language): readonly number[] =>
	isFull || language === 'pt' ? WIDTHS : WIDTHS.slice(0, 1)

/** Looks at a screen at every width: it is titled, has a heading, keeps to its width and leaves the console quiet. */
async function walk(reader: BrowserContext, address: string, screen: string, widths: readonly number[]): Promise<void> {
	const page = await reader.newPage()
	const complaints = complaintsOf(page, address)
	await page.setViewportSize({ width: widths[0] ?? 0, height: 900 })
	await page.goto(address + screen)
	await expect(page.locator('main h1').first()).toBeVisible()
	await expect(page).toHaveTitle(/Niouka/)
	for (const width of widths) {
		await page.setViewportSize({ width, height: 900 })
		// A window that is made another is drawn once more before the frame has changed.
		await expect.poll(() => fitsWidth(page), `within ${width} px`).toBe(true)
	}
	expect(complaints).toEqual([])
	await page.close()
}

/** Declares the walk of each screen in each language; each language has one reader, who has the site's files after a screen. */
export function walkScreens(screens: readonly string[]): void {
	for (const language of ['pt', 'en', 'ja'] as const) {
		const widths = widthsOf(language)
		test.describe(`in ${language} at ${widths.join(', ')} px`, () => {
			let reader: BrowserContext
			test.beforeAll(async ({ browser }) => {
				reader = await browser.newContext({ locale: LANGUAGES[language] })
			})
			test.afterAll(() => reader?.close())
			for (const screen of screens) {
				test(`${screen} keeps to its width, is titled, and leaves the console quiet`, ({ demo }) =>
					walk(reader, demo.address, screen, widths))
			}
		})
	}
}
