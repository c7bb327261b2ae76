import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { CHROMIUM_FLAGS, chromiumPath } from '../browser/chromium.ts'

/** What Lighthouse computes for a page on its mobile network and processor. */
export interface Audited {
	largestPaintMs: number
	blockingMs: number
}

/** On a busy machine a trace now and then holds no paint: Lighthouse then says so, and looks again. */
const LOOKS = 3

/** Has Lighthouse look at a page once: mobile, throttling simulated. */
export async function audit(address: string): Promise<Audited> {
	for (let look = 1; look <= LOOKS; look += 1) {
		const audited = await auditOnce(address)
		if (audited) return audited
	}
	throw new Error(`Lighthouse saw no paint of ${address} in ${LOOKS} looks`)
}

async function auditOnce(address: string): Promise<Audited | undefined> {
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
