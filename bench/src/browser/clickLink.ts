import type { Page } from 'playwright-core'

const SETTLE_MS = 300

/** Clicks a link of the header and waits for its screen. */
export async function clickLink(page: Page, path: string): Promise<void> {
	const heading = await page.locator('main h1').first().textContent()
	await page.locator(`header a[href="${path}"]`).first().click()
	await page.waitForURL((url) => url.pathname === path)
	// Lists share the heading element, so the text of the heading identifies the screen.
	await page.waitForFunction((old) => (document.querySelector('main h1')?.textContent ?? old) !== old, heading)
	await page.waitForTimeout(SETTLE_MS)
}
