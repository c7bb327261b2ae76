import { type BrowserContext, errors, type Page } from '@playwright/test'
import type { Locale, RegistrySlice } from 'shared-contract'

/** A screen that has not come by then does not come, ms. */
const OPENS_WITHIN_MS = 30_000
/** What a screen does right after it is there, ms. */
const SETTLES_MS = 250
/** A panel that stood for a slice that was slow has gone by then, ms. */
const HEALS_WITHIN_MS = 15_000

interface Visit {
	site: string
	path: string
	locale: Locale
	/** What has to run there. */
	slice: Pick<RegistrySlice, 'name' | 'version'>
}

/** Opens an address as a reader does who comes from elsewhere. Answers what is wrong with it, in words. */
export async function openPath(context: BrowserContext, { site, path, locale, slice }: Visit): Promise<string[]> {
	const page = await context.newPage()
	const heard = listen(page, site)
	const problems: string[] = []
	try {
		await page.goto(`${site}${path}?hl=${locale}`, { timeout: OPENS_WITHIN_MS, waitUntil: 'domcontentloaded' })
		await page.waitForFunction(isThere, undefined, { timeout: OPENS_WITHIN_MS })
		const { failures, ran, panel } = await look(page, slice)
		problems.push(...heard, ...failures)
		if (!ran) problems.push(`${slice.name}@${slice.version} did not run`)
		if (panel) problems.push(`a failure panel stands: ${panel}`)
	} catch (error) {
		problems.push(...heard, wordsOf(error))
	} finally {
		await page.close()
	}
	return [...new Set(problems)].map((problem) => `${path} in ${locale}: ${problem}`)
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

function listen(page: Page, site: string): string[] {
	const problems: string[] = []
	page.on('console', (message) => {
		if (['error', 'warning'].includes(message.type())) problems.push(`the console says: ${message.text()}`)
	})
	page.on('pageerror', (error) => problems.push(`nobody caught: ${error.message}`))
	page.on('request', (request) => {
		const url = new URL(request.url())
		if (/^https?:$/.test(url.protocol) && url.origin !== site) problems.push(`it asks another site: ${url.href}`)
	})
	return problems
}

// Those below run in the page.

function isThere(): boolean {
	// A busy machine is slow, and what comes late is shown all the same.
	const events: { phase: string; slice: string; module?: string }[] = Reflect.get(window, '__niouka__')?.events ?? []
	const isPending = events.some(
		(each, index) =>
			each.phase === 'slow' &&
			!events.slice(index).some(({ phase, slice, module }) => {
				return slice === each.slice && module === each.module && ['ready', 'failed'].includes(phase)
			}),
	)
	if (isPending) return false
	// The place that is held for a screen has no words.
	return (document.querySelector('main')?.textContent ?? '').trim() !== ''
}

function isDecided(): boolean {
	const events: { phase: string }[] = Reflect.get(window, '__niouka__')?.events ?? []
	const hasFailed = events.some(({ phase }) => ['failed', 'render', 'registry'].includes(phase))
	return hasFailed || !document.querySelector('main [role="alert"]')
}

function whatHappened({ name, version }: Visit['slice']) {
	const events: { phase: string; slice: string; version: string; module?: string; error?: string }[] =
		Reflect.get(window, '__niouka__')?.events ?? []
	// What nobody caught the page has noted too: from where its console is listened to, it may come too late.
	const bad = events.filter(({ phase }) =>
		['attempt', 'failed', 'fallback', 'render', 'registry', 'late'].includes(phase),
	)
	const alert = document.querySelector<HTMLElement>('main [role="alert"]')
	return {
		failures: bad.map(({ phase, slice, module = '', error }) => `${slice} ${module}: ${phase}: ${error}`),
		ran: events.some(
			(each) => each.phase === 'entry' && !each.error && each.slice === name && each.version === version,
		),
		// biome-ignore lint/performance/useDomNodeTextContent: there is a space between its sentences
		panel: alert?.innerText.replace(/\s+/g, ' ') ?? '',
	}
}
