import type { Browser, CDPSession, Page } from 'playwright-core'
import { throttleCpu, throttleNetwork } from '../browser/throttle.ts'
import { recordPaints, waitForPaints } from './paints.ts'
import { type ProcessorTime, recordProcessorTime } from './processorTime.ts'
import { longestRequestChain, type Request, recordRequests } from './requests.ts'

/** The phone of Lighthouse's mobile preset. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const isCounted = ({ kind, url }: Request) => kind !== 'Image' && kind !== 'Font' && !url.endsWith('/favicon.svg')

/** Measurements of a page load with an empty cache. */
export interface PageMeasurement {
	/** The largest paint without the start-up screen above it, CPU/4. */
	visibleMs: number
	/** The page's heading is painted, and the start-up screen gone, CPU/4. */
	headingMs: number
	/** The sum of layout shifts. */
	layoutShift: number
	/** The largest paint, with the processor as it is. */
	largestPaintMs: number
	element: string
	/** With the processor as it is. */
	processor: ProcessorTime
	/** The transfer size of scripts requested before the largest paint. */
	scriptBytes: number
	scripts: number
	/** The number of requests before the largest paint, without pictures and fonts. */
	requests: number
	/** All requests, and those for pictures. */
	allRequests: number
	pictures: number
	/** The length of the longest request chain. */
	requestChain: number
	/** The transfer size of later scripts. */
	laterScriptBytes: number
	urls: string[]
}

/** Loads a page twice on an emulated phone with a slow network and an empty cache: with a slow processor, and as it is. */
export async function measurePage(browser: Browser, address: string): Promise<PageMeasurement> {
	const slow = await visit(browser, address, async (page, devtools) => {
		await throttleCpu(devtools)
		await page.goto(address, { timeout: 120_000 })
		return waitForPaints(page)
	})
	return visit(browser, address, async (page, devtools) => {
		const requests = await recordRequests(devtools)
		const processor = await recordProcessorTime(browser, page)
		await page.goto(address, { timeout: 120_000 })
		const { largest, element } = await waitForPaints(page)
		const all = requests()
		return {
			visibleMs: Math.max(slow.largest, slow.startupHidden),
			headingMs: slow.heading,
			layoutShift: slow.layoutShift,
			largestPaintMs: largest,
			element,
			processor: await processor(),
			...countRequests(all, largest),
		}
	})
}

/** Opens a page once, so that the server has drawn its pictures. */
export async function warmUp(browser: Browser, address: string): Promise<void> {
	await visit(browser, address, async (page) => {
		await page.goto(address)
		await waitForPaints(page)
	})
}

async function visit<Result>(
	browser: Browser,
	address: string,
	work: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
	const context = await browser.newContext({ ...PHONE, locale: 'pt-BR' })
	try {
		const page = await context.newPage()
		const devtools = await context.newCDPSession(page)
		await throttleNetwork(devtools)
		await recordPaints(page)
		return await work(page, devtools)
	} catch (error) {
		throw new Error(`${address}: ${error}`, { cause: error })
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
		allRequests: all.length,
		pictures: all.filter(({ kind }) => kind === 'Image').length,
		requestChain: longestRequestChain(before),
		laterScriptBytes: totalBytes(scripts.filter((script) => !isBefore(script))),
		urls: before.map(({ url, kind, bytes }) => `${kind} ${new URL(url).pathname} ${bytes}`),
	}
}

const totalBytes = (requests: readonly Request[]) => requests.reduce((total, { bytes }) => total + bytes, 0)
