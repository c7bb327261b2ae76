import { type ConsoleMessage, errors, type Page } from '@playwright/test'
import type { Locale, RegistrySlice } from 'shared-contract'
import { isDecided, isThere, whatHappened } from './inPage.ts'

/** A screen that has not come by then does not come, ms. */
const OPENS_WITHIN_MS = 30_000
/** What a screen does right after it is there, ms. */
const SETTLES_MS = 250
/** A panel that stood for a slice that was slow has gone by then, ms. */
const HEALS_WITHIN_MS = 15_000
/** What the browser says of a page that is read for a moment, and nobody's fault. */
const NOISE = /was preloaded using link preload but not used/

export interface Visit {
	site: string
	path: string
	locale: Locale
	/** What has to run there. */
	slice: Pick<RegistrySlice, 'name' | 'version'>
}

/** Opens an address as a reader does who comes from elsewhere. Answers what is wrong with it, in words, the gravest first. */
export async function openPath(page: Page, visit: Visit): Promise<string[]> {
	const { site, path, locale, slice } = visit
	const { heard, stop } = listen(page, site)
	const problems: string[] = []
	try {
		await page.goto(`${site}${path}?hl=${locale}`, { timeout: OPENS_WITHIN_MS, waitUntil: 'domcontentloaded' })
		await page.waitForFunction(isThere, undefined, { timeout: OPENS_WITHIN_MS })
		const { failures, ran, panel } = await look(page, slice)
		problems.push(...failures)
		if (!ran) problems.push(`${slice.name}@${slice.version} did not run`)
		if (panel) problems.push(`a failure panel stands: ${panel}`)
	} catch (error) {
		problems.push(wordsOf(error))
	} finally {
		stop()
	}
	return [...new Set([...problems, ...heard])]
}

function wordsOf(error: unknown): string {
	if (error instanceof errors.TimeoutError) return `nothing was there after ${OPENS_WITHIN_MS / 1000} s`
	return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
}

/** Looks at a screen once it has settled, and anew where a part of it began to be late in between. */
async function look(page: Page, slice: Visit['slice']) {
	const until = performance.now() + HEALS_WITHIN_MS
	for (;;) {
		await page.waitForFunction(isDecided, undefined, { timeout: HEALS_WITHIN_MS }).catch(() => {})
		await page.waitForTimeout(SETTLES_MS)
		const seen = await page.evaluate(whatHappened, slice)
		if (!seen.panel || seen.failures.length > 0 || performance.now() > until) return seen
	}
}

// The browser says that something was not answered well, and only beside it what.
function whereOf(message: ConsoleMessage): string {
	const { url } = message.location()
	return message.text().startsWith('Failed to load resource') && url ? ` (${url})` : ''
}

function listen(page: Page, site: string): { heard: string[]; stop(): void } {
	const heard: string[] = []
	const onConsole = (message: ConsoleMessage) => {
		const isBad = ['error', 'warning'].includes(message.type()) && !NOISE.test(message.text())
		if (isBad) heard.push(`the console says: ${message.text()}${whereOf(message)}`)
	}
	const onError = (error: Error) => heard.unshift(`nobody caught: ${error.message}`)
	const onRequest = (request: { url(): string }) => {
		const url = new URL(request.url())
		if (/^https?:$/.test(url.protocol) && url.origin !== site) heard.push(`it asks another site: ${url.href}`)
	}
	page.on('console', onConsole).on('pageerror', onError).on('request', onRequest)
	const stop = () => page.off('console', onConsole).off('pageerror', onError).off('request', onRequest)
	return { heard, stop }
}
