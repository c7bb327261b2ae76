import type { Browser, CDPSession, Page } from 'playwright-core'
import { provideAfterPaint } from './afterPaint.ts'

/** A desktop page after the start-up screen. */
export interface OpenPage {
	page: Page
	devtools: CDPSession
	close(): Promise<void>
}

/** Opens a URL of the site and waits until the page is usable. */
export async function openSite(browser: Browser, address: string): Promise<OpenPage> {
	const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'pt-BR' })
	const page = await context.newPage()
	page.setDefaultTimeout(60_000)
	// The compiler's output of named functions calls this helper, which a page does not have.
	await page.addInitScript('globalThis.__name = (value) => value')
	await provideAfterPaint(page)
	const devtools = await context.newCDPSession(page)
	await page.goto(address)
	await page.locator('#niouka-startup').waitFor({ state: 'detached' })
	await page.locator('#root main h1').first().waitFor()
	return { page, devtools, close: () => context.close() }
}
