import { expect, type Page } from '@playwright/test'
import { isFull } from '../full.ts'
import { test } from '../test.ts'
import { changeLanguage } from './changeLanguage.ts'
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

/** The languages that are looked at in one page; a full run opens a page for each. */
const READERS: readonly (readonly [Language, ...Language[]])[] = isFull
	? [['pt'], ['en'], ['ja']]
	: [['pt', 'en', 'ja']]

/** Looks at a screen in some languages: it is titled, has a heading, keeps to its width and leaves the console quiet. */
async function walk(page: Page, address: string, screen: string, languages: readonly Language[]): Promise<void> {
	const complaints = complaintsOf(page, address)
	await page.setViewportSize({ width: WIDTHS[0], height: 900 })
	await page.goto(address + screen)
	for (const language of languages) {
		if (language !== languages[0]) await changeLanguage(page, language)
		await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
		await expect(page.locator('main h1').first()).toBeVisible()
		await expect(page).toHaveTitle(/Niouka/)
		for (const width of widthsOf(language)) {
			await page.setViewportSize({ width, height: 900 })
			// A window that is made another is drawn once more before the frame has changed.
			await expect.poll(() => fitsWidth(page), `${language} within ${width} px`).toBe(true)
		}
	}
	expect(complaints).toEqual([])
}

/** Declares the walk of each screen; one page walks them all, which has the site's files after a screen. */
export function walkScreens(screens: readonly string[]): void {
	for (const languages of READERS) {
		test.describe(`in ${languages.join(', ')}`, () => {
			let page: Page
			test.beforeAll(async ({ browser }) => {
				page = await browser.newPage({ locale: LANGUAGES[languages[0]] })
				await page.addInitScript(() => localStorage.clear())
			})
			// Each screen opens in the language of the browser, not in the last one that was chosen.
			test.beforeEach(() => page.context().clearCookies())
			test.afterAll(() => page?.close())
			for (const screen of screens) {
				test(`${screen} keeps to its width, is titled, and leaves the console quiet`, ({ demo }) =>
					walk(page, demo.address, screen, languages))
			}
		})
	}
}
