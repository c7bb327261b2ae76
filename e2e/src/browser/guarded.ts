import { type BrowserContext, expect, type Locator } from '@playwright/test'
import { complaintsOf } from './complaints.ts'
import { fitsWidth } from './fitsWidth.ts'
import { intruders } from './intruders.ts'

/** A page of the site on which nothing that somebody wrote may do anything but be read. */
export async function guarded(context: BrowserContext, address: string, path: string) {
	const page = await context.newPage()
	const complaints = complaintsOf(page, address)
	await page.goto(address + path)
	return {
		page,
		/** Nothing ran, nothing was put in, nobody else was asked, and the page keeps to its width. */
		async isUnharmed() {
			expect(await intruders(page)).toEqual([])
			expect(complaints).toEqual([])
			expect(await fitsWidth(page)).toBe(true)
		},
	}
}

/** The texts of what a page shows, as the document holds them. */
export const textsOf = (shown: Locator): Promise<string[]> =>
	shown.evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''))
