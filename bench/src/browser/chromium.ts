import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser of this machine: `CHROMIUM_PATH`, or one in the usual places. */
export function chromiumPath(): string {
	const path = process.env.CHROMIUM_PATH ?? PLACES.find((place) => existsSync(place))
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
