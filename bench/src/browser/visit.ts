import type { Page } from 'playwright-core'

const REST_MS = 300

/** Goes to another screen by a link of the frame, and stays until it stands there. */
export async function visit(page: Page, path: string): Promise<void> {
	const heading = await page.locator('main h1').first().elementHandle()
	await page.locator(`header a[href="${path}"]`).first().click()
	await page.waitForURL((url) => url.pathname === path)
	await page.waitForFunction((old) => !old?.isConnected && document.querySelector('main h1') !== null, heading)
	await heading?.dispose()
	await page.waitForTimeout(REST_MS)
}
