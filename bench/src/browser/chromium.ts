import { findBrowser } from 'federation/browser'
import { type Browser, chromium } from 'playwright-core'

/**
 * The path of the installed Chromium.
 * @throws if none is installed
 */
export function chromiumPath(): string {
	const path = findBrowser()
	if (path === undefined) throw new Error('no Chromium found: set CHROMIUM_PATH')
	return path
}

/** Flags against background work of the browser, which would disturb measurements. */
export const CHROMIUM_FLAGS = [
	'--headless=new',
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
]

/** Runs with a browser and closes it. */
export async function withChromium<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
	const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS })
	try {
		return await work(browser)
	} finally {
		await browser.close()
	}
}
