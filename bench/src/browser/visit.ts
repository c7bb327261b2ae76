import type { Page } from 'playwright-core'

const REST_MS = 300

/** Goes to another screen by a link of the frame, and stays until it stands there. */
export async function visit(page: Page, path: string): Promise<void> {
	const heading = await page.locator('main h1').first().textContent()
	await page.locator(`header a[href="${path}"]`).first().click()
	await page.waitForURL((url) => url.pathname === path)
	// Lists keep their frame from one to the next: the heading's words tell them apart, not its element.
	await page.waitForFunction((old) => (document.querySelector('main h1')?.textContent ?? old) !== old, heading)
	await page.waitForTimeout(REST_MS)
}
