import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { LOCALES, type Locale, type Registry, type RegistrySlice } from 'shared-contract'
import type { Finding } from '../check/finding.ts'
import { openPath } from './openPath.ts'
import { putIn, takeOut } from './putIn.ts'

const RULE = 'smoke'
const FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	// A page whose answer was changed on its way counts as one of another network, which may not reach this machine.
	'--disable-features=LocalNetworkAccessChecks,LocalNetworkAccessChecksWebSockets',
]
/** The frame stands within this, with or without a slice, ms. */
const FRAME_WITHIN_MS = 30_000

interface Smoke {
	site: string
	/** The version to try, with its files. */
	slice: RegistrySlice
	folder: string
	live: Registry
	/** Addresses that it owns. */
	addresses: readonly string[]
	/** The browser of this machine; nothing where it has none. */
	browser: string | undefined
}

/** Inside the live shell, in one browser that has it: each of its addresses opens in each language, and the rest stands without it. */
export async function smokeRule({ browser: executablePath, ...smoke }: Smoke): Promise<Finding> {
	if (!executablePath) {
		const problem = 'no Chromium or Chrome was found to try it in: install one, or set CHROMIUM_PATH'
		return { rule: RULE, problems: [problem], seen: '' }
	}
	const browser = await chromium.launch({ executablePath, args: FLAGS })
	try {
		const walks = await Promise.all([
			...LOCALES.map((locale) => walk(browser, smoke, locale)),
			standsWithout(browser, smoke),
		])
		const count = smoke.addresses.length
		return {
			rule: RULE,
			problems: walks.flat(),
			seen: `${count} ${count === 1 ? 'address' : 'addresses'} in ${LOCALES.length} languages inside the live shell, and the site without it`,
		}
	} finally {
		await browser.close()
	}
}

async function walk(browser: Browser, { site, slice, folder, addresses }: Omit<Smoke, 'browser'>, locale: Locale) {
	const context = await silentContext(browser)
	const problems: string[] = []
	try {
		await putIn(context, site, slice, folder)
		for (const path of addresses) problems.push(...(await openPath(context, { site, path, locale, slice })))
	} finally {
		await context.close()
	}
	return problems
}

/** A visitor of whom the site hears nothing: what is tried here would count against the versions that people have. */
async function silentContext(browser: Browser): Promise<BrowserContext> {
	const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
	await context.addInitScript(() => {
		navigator.sendBeacon = () => true
	})
	return context
}

/** The frame, and a screen of each other slice, where nothing of this one can be fetched. */
async function standsWithout(browser: Browser, { site, slice, live, addresses }: Omit<Smoke, 'browser'>) {
	const context = await silentContext(browser)
	const problems: string[] = []
	try {
		await takeOut(context, site, slice.name)
		const page = await context.newPage()
		page.on('pageerror', (error) => problems.push(`without it, nobody caught: ${error.message}`))
		page.setDefaultTimeout(FRAME_WITHIN_MS)
		await page.goto(site + (addresses[0] ?? '/'), { waitUntil: 'domcontentloaded' })
		await page.waitForSelector('header')
		await page.waitForSelector('main [role="alert"]')
		for (const other of live.slices.filter(({ name }) => name !== slice.name)) {
			await page.goto(site + (other.owns[0] ?? '/'), { waitUntil: 'domcontentloaded' })
			await page.waitForFunction(hasRun, other.name)
		}
	} catch (error) {
		problems.push(
			`the site does not stand without it: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
		)
	} finally {
		await context.close()
	}
	return problems
}

// Runs in the page.
function hasRun(name: string): boolean {
	const events: { phase: string; slice: string; module?: string }[] = Reflect.get(window, '__niouka__')?.events ?? []
	return events.some(({ phase, slice, module }) => phase === 'ready' && slice === name && module === 'routes')
}
