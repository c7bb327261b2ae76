import { type ConsoleMessage, errors, type Page } from '@playwright/test'
import type { Locale, RegistrySlice } from 'shared-contract'
import { isScreenShown, isSettled, isWidgetReady, readPageState } from './browserFunctions.ts'

/** Timeout of a screen, ms. */
const OPEN_TIMEOUT_MS = 30_000
/** Time for follow-up work of a screen, ms. */
const SETTLE_MS = 250
/** Time after which a slow slice must have replaced its panel, ms. */
const RECOVERY_TIMEOUT_MS = 15_000
/** Console messages that short visits cause, or the browser that blocks the service worker. */
const IGNORED_MESSAGE =
	/was preloaded using link preload but not used|^Service Worker registration blocked by Playwright/

/** A test visit of an address. */
export interface Visit {
	site: string
	path: string
	locale: Locale
	/** The version that must run there. */
	slice: Pick<RegistrySlice, 'name' | 'version'>
	/** Its widgets that must be shown there. */
	modules?: readonly string[]
}

/** Opens an address in a fresh page load. Returns the problems, the most severe first. */
export async function openPath(page: Page, visit: Visit): Promise<string[]> {
	const { site, path, locale, slice, modules = [] } = visit
	const services = new Set([site])
	const { messages, asked, stop } = recordMessages(page)
	const problems: string[] = []
	try {
		const address = new URL(path, site)
		address.searchParams.set('hl', locale)
		const opened = await page.goto(address.href, { timeout: OPEN_TIMEOUT_MS, waitUntil: 'domcontentloaded' })
		for (const origin of serviceOrigins(opened?.headers()['content-security-policy'])) services.add(origin)
		await page.waitForFunction(isScreenShown, undefined, { timeout: OPEN_TIMEOUT_MS })
		for (const module of modules) {
			const shown = page.waitForFunction(isWidgetReady, { slice: slice.name, module }, { timeout: RECOVERY_TIMEOUT_MS })
			await shown.catch(() => problems.push(`its widget ${module} is not shown`))
		}
		const { failures, ran, panel, wide } = await readSettledState(page, slice)
		problems.push(...wide.map((selector) => `its styles reach the whole site: ${selector}`))
		problems.push(...failures)
		if (!ran) problems.push(`${slice.name}@${slice.version} did not run`)
		if (panel) problems.push(`failure panel: ${panel}`)
	} catch (error) {
		problems.push(describeError(error))
	} finally {
		stop()
	}
	const foreign = asked.filter(({ origin }) => !services.has(origin))
	problems.push(...foreign.map(({ href }) => `request to another origin: ${href}`))
	return [...new Set([...problems, ...messages])]
}

function describeError(error: unknown): string {
	if (error instanceof errors.TimeoutError) return `no screen after ${OPEN_TIMEOUT_MS / 1000} s`
	return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
}

/** Reads the state of a settled screen; reads it again while a slow module shows its panel. */
async function readSettledState(page: Page, slice: Visit['slice']) {
	const deadline = performance.now() + RECOVERY_TIMEOUT_MS
	for (;;) {
		await page.waitForFunction(isSettled, undefined, { timeout: RECOVERY_TIMEOUT_MS }).catch(() => {})
		await page.waitForTimeout(SETTLE_MS)
		const state = await page.evaluate(readPageState, slice)
		if (!state.panel || state.failures.length > 0 || performance.now() > deadline) return state
	}
}

// The message of a failed request lacks its URL.
function requestUrl(message: ConsoleMessage): string {
	const { url } = message.location()
	return message.text().startsWith('Failed to load resource') && url ? ` (${url})` : ''
}

function recordMessages(page: Page): { messages: string[]; asked: URL[]; stop(): void } {
	const messages: string[] = []
	const asked: URL[] = []
	const onConsole = (message: ConsoleMessage) => {
		const isProblem = ['error', 'warning'].includes(message.type()) && !IGNORED_MESSAGE.test(message.text())
		if (isProblem) messages.push(`the console says: ${message.text()}${requestUrl(message)}`)
	}
	const onError = (error: Error) => messages.unshift(`uncaught error: ${error.message}`)
	const onRequest = (request: { url(): string }) => {
		const url = new URL(request.url())
		if (/^https?:$/.test(url.protocol)) asked.push(url)
	}
	page.on('console', onConsole).on('pageerror', onError).on('request', onRequest)
	const stop = () => page.off('console', onConsole).off('pageerror', onError).off('request', onRequest)
	return { messages, asked, stop }
}

/** The origins of services that a page may ask (`SERVICE_ORIGINS`), by its policy. */
export function serviceOrigins(policy = ''): string[] {
	return (/connect-src ([^;]*)/.exec(policy)?.[1] ?? '').split(' ').filter((source) => /^https?:/.test(source))
}
