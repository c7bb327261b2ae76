import type { Browser, CDPSession, Page } from 'playwright-core'
import { provideAfterPaint } from './afterPaint.ts'

/** A page of a desktop reader whose start-up screen has gone. */
export interface OpenPage {
	page: Page
	devtools: CDPSession
	close(): Promise<void>
}

/** Opens an address of the site and waits until the page can be used. */
export async function openSite(browser: Browser, address: string): Promise<OpenPage> {
	const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'pt-BR' })
	const page = await context.newPage()
	page.setDefaultTimeout(60_000)
	// Functions with names are handed over with a call of this helper of the compiler.
	await page.addInitScript('globalThis.__name = (value) => value')
	await provideAfterPaint(page)
	const devtools = await context.newCDPSession(page)
	await page.goto(address)
	await page.locator('#niouka-startup').waitFor({ state: 'detached' })
	await page.locator('main h1').first().waitFor()
	return { page, devtools, close: () => context.close() }
}
