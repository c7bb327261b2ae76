import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { CHROMIUM_FLAGS, chromiumPath } from '../browser/chromium.ts'

/** The metrics of Lighthouse for its mobile preset. */
export interface LighthouseResult {
	largestPaintMs: number
	blockingMs: number
}

/** On a busy machine a trace may contain no paint, so Lighthouse runs again. */
const ATTEMPTS = 3

/** Runs Lighthouse with the mobile preset and simulated throttling. */
export async function runLighthouse(address: string): Promise<LighthouseResult> {
	for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
		const result = await runOnce(address)
		if (result) return result
	}
	throw new Error(`Lighthouse recorded no paint of ${address} in ${ATTEMPTS} attempts`)
}

async function runOnce(address: string): Promise<LighthouseResult | undefined> {
	const chrome = await launch({ chromePath: chromiumPath(), chromeFlags: CHROMIUM_FLAGS, logLevel: 'silent' })
	try {
		const result = await lighthouse(address, {
			port: chrome.port,
			onlyCategories: ['performance'],
			throttlingMethod: 'simulate',
			logLevel: 'error',
		})
		const largestPaintMs = result?.lhr.audits['largest-contentful-paint']?.numericValue
		const blockingMs = result?.lhr.audits['total-blocking-time']?.numericValue
		return largestPaintMs === undefined || blockingMs === undefined ? undefined : { largestPaintMs, blockingMs }
	} finally {
		chrome.kill()
	}
}
