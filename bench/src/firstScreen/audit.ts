import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { CHROMIUM_FLAGS, chromiumPath } from '../browser/chromium.ts'

/** What Lighthouse computes for a page on its mobile network and processor. */
export interface Audited {
	largestPaintMs: number
	blockingMs: number
}

/** Has Lighthouse look at a page once: mobile, throttling simulated. */
export async function audit(address: string): Promise<Audited> {
	const chrome = await launch({ chromePath: chromiumPath(), chromeFlags: CHROMIUM_FLAGS, logLevel: 'silent' })
	try {
		const result = await lighthouse(address, {
			port: chrome.port,
			onlyCategories: ['performance'],
			throttlingMethod: 'simulate',
			logLevel: 'error',
		})
		const measured = (name: string) => {
			const value = result?.lhr.audits[name]?.numericValue
			if (value === undefined) throw new Error(`Lighthouse has no ${name} of ${address}`)
			return value
		}
		return {
			largestPaintMs: measured('largest-contentful-paint'),
			blockingMs: measured('total-blocking-time'),
		}
	} finally {
		chrome.kill()
	}
}
