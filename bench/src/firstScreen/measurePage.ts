import type { Browser } from 'playwright-core'
import { throttleCpu, throttleNetwork } from '../browser/throttle.ts'
import { recordPaints, waitForPaints } from './paints.ts'
import { longestRequestChain, type Request, recordRequests } from './requests.ts'

/** The phone of Lighthouse's mobile preset. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const isCounted = ({ kind, url }: Request) => kind !== 'Image' && kind !== 'Font' && !url.endsWith('/favicon.svg')

/** Measurements of a page load with an empty cache. */
export interface PageMeasurement {
	largestPaintMs: number
	/** The time of the largest paint without the start-up screen above it. */
	visibleMs: number
	element: string
	/** The transfer size of scripts requested before the largest paint. */
	scriptBytes: number
	scripts: number
	/** The number of requests before the largest paint, without pictures and fonts. */
	requests: number
	/** The length of the longest request chain. */
	requestChain: number
	/** The transfer size of later scripts. */
	laterScriptBytes: number
	urls: string[]
}

/** Loads a page on an emulated slow phone with an empty cache. */
export async function measurePage(browser: Browser, address: string, isSlow = true): Promise<PageMeasurement> {
	const context = await browser.newContext({ ...PHONE, locale: 'pt-BR' })
	try {
		const page = await context.newPage()
		const devtools = await context.newCDPSession(page)
		const requests = await recordRequests(devtools)
		if (isSlow) {
			await throttleNetwork(devtools)
			await throttleCpu(devtools)
		}
		await recordPaints(page)
		await page.goto(address, { timeout: 120_000 })
		const { largest, startupHidden, element } = await waitForPaints(page)
		return {
			largestPaintMs: largest,
			visibleMs: Math.max(largest, startupHidden),
			element,
			...countRequests(requests(), largest),
		}
	} finally {
		await context.close()
	}
}

function countRequests(all: readonly Request[], largestPaintMs: number) {
	const start = Math.min(...all.map(({ startedAt }) => startedAt))
	const scripts = all.filter(({ kind }) => kind === 'Script')
	const isBefore = ({ startedAt }: Request) => (startedAt - start) * 1000 < largestPaintMs
	const before = all.filter((request) => isBefore(request) && isCounted(request))
	const first = scripts.filter(isBefore)
	return {
		scriptBytes: totalBytes(first),
		scripts: first.length,
		requests: before.length,
		requestChain: longestRequestChain(before),
		laterScriptBytes: totalBytes(scripts.filter((script) => !isBefore(script))),
		urls: before.map(({ url, kind, bytes }) => `${kind} ${new URL(url).pathname} ${bytes}`),
	}
}

const totalBytes = (requests: readonly Request[]) => requests.reduce((total, { bytes }) => total + bytes, 0)
