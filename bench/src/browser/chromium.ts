import { findBrowser } from 'federation/browser'
import { type Browser, chromium } from 'playwright-core'

/**
 * The browser of this machine.
 * @throws where there is none
 */
export function chromiumPath(): string {
	const path = findBrowser()
	if (path === undefined) throw new Error('no Chromium found: set CHROMIUM_PATH')
	return path
}

/** Nothing but the page itself is to use the network or the processor. */
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

/** Works with a browser, which is closed afterwards. */
export async function withChromium<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
	const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS })
	try {
		return await work(browser)
	} finally {
		await browser.close()
	}
}
