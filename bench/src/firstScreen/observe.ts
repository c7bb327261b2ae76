import type { Browser } from 'playwright-core'
import { slowCpu, slowNetwork } from '../browser/throttle.ts'
import { settledPaints, watchPaints } from './paints.ts'
import { inSequence, type Request, watchRequests } from './requests.ts'

/** A phone, as Lighthouse takes it. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const isCounted = ({ kind, url }: Request) => kind !== 'Image' && kind !== 'Font' && !url.endsWith('/favicon.svg')

/** What a visitor with an empty cache saw of a page, and what it took. */
export interface Observed {
	largestPaintMs: number
	/** The largest paint was done and nothing covered it. */
	seenMs: number
	element: string
	/** All scripts that were asked for before the largest paint, bytes as they travelled. */
	scriptBytes: number
	scripts: number
	/** All requests before the largest paint but pictures and fonts, the page among them. */
	requests: number
	sequence: number
	/** Scripts that were asked for later, bytes. */
	laterScriptBytes: number
	urls: string[]
}

/** Opens a page once, as a slow phone on a slow network would, in a browser that has never been there. */
export async function observe(browser: Browser, address: string, isSlow = true): Promise<Observed> {
	const context = await browser.newContext({ ...PHONE, locale: 'pt-BR' })
	try {
		const page = await context.newPage()
		const devtools = await context.newCDPSession(page)
		const requests = await watchRequests(devtools)
		if (isSlow) {
			await slowNetwork(devtools)
			await slowCpu(devtools)
		}
		await watchPaints(page)
		await page.goto(address, { timeout: 120_000 })
		const { largest, lifted, element } = await settledPaints(page)
		return { largestPaintMs: largest, seenMs: Math.max(largest, lifted), element, ...counted(requests(), largest) }
	} finally {
		await context.close()
	}
}

function counted(all: readonly Request[], largestPaintMs: number) {
	const start = Math.min(...all.map(({ startedAt }) => startedAt))
	const scripts = all.filter(({ kind }) => kind === 'Script')
	const isBefore = ({ startedAt }: Request) => (startedAt - start) * 1000 < largestPaintMs
	const before = all.filter((request) => isBefore(request) && isCounted(request))
	const first = scripts.filter(isBefore)
	return {
		scriptBytes: weigh(first),
		scripts: first.length,
		requests: before.length,
		sequence: inSequence(before),
		laterScriptBytes: weigh(scripts.filter((script) => !isBefore(script))),
		urls: before.map(({ url, kind, bytes }) => `${kind} ${new URL(url).pathname} ${bytes}`),
	}
}

const weigh = (requests: readonly Request[]) => requests.reduce((total, { bytes }) => total + bytes, 0)
