import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { LOCALES, type Locale, type Registry, type RegistrySlice } from 'shared-contract'
import type { RuleResult } from '../check/ruleResult.ts'
import { checkWithoutSlice } from './checkWithoutSlice.ts'
import { interceptSlice } from './interceptSlice.ts'
import { openPath } from './openPath.ts'

const RULE = 'smoke'
const FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	// Chromium treats a page with an intercepted response as one of another network, which cannot reach this machine.
	'--disable-features=LocalNetworkAccessChecks,LocalNetworkAccessChecksWebSockets',
]

interface SmokeOptions {
	site: string
	/** The tested version, and the folder of its files. */
	slice: RegistrySlice
	folder: string
	live: Registry
	/** Its test addresses. */
	addresses: readonly string[]
	/** The path of a Chromium; undefined if there is none. */
	browser: string | undefined
	/** Continues after the first faulty address. */
	all?: boolean
}

/**
 * Checks that each address of the version opens inside the live shell in each language, and that the site works without
 * the slice. It stops at the first faulty address unless `all` is set.
 */
export async function smokeRule({
	browser: executablePath,
	all = false,
	...options
}: SmokeOptions): Promise<RuleResult> {
	if (!executablePath) {
		const problem = 'no Chromium or Chrome found: install one, or set CHROMIUM_PATH'
		return { rule: RULE, problems: [problem], summary: '' }
	}
	const { site, slice, folder, live, addresses } = options
	const browser = await chromium.launch({ executablePath, args: FLAGS })
	const problems = new Problems(all)
	const visitAll = (locale: Locale) =>
		withPage(browser, problems, async (page) => {
			await interceptSlice(page, site, slice, folder)
			for (const path of addresses) {
				problems.add(`${path} in ${locale}`, await openPath(page, { site, path, locale, slice }))
				if (problems.isEnough) return
			}
		})
	const without = withPage(browser, problems, async (page) => {
		const others = live.slices.filter(({ name }) => name !== slice.name)
		const isLive = others.length < live.slices.length
		const path = isLive ? (addresses[0] ?? '/') : undefined
		problems.add('without the slice', await checkWithoutSlice(page, { site, name: slice.name, path, others }))
	})
	try {
		await Promise.all([...LOCALES.map(visitAll), without])
	} finally {
		await browser.close()
	}
	const count = addresses.length
	return {
		rule: RULE,
		problems: problems.lines(),
		summary: `${count} ${count === 1 ? 'address' : 'addresses'} in ${LOCALES.length} languages inside the live shell, and the site without the slice`,
	}
}

/** Collects problems; each is listed once, with the number of its addresses. */
class Problems {
	readonly #addresses = new Map<string, string[]>()
	readonly #all: boolean
	#resolveEnough = () => {}
	/** Resolves at the first problem, unless all are wanted. */
	readonly enough: Promise<void>

	constructor(all: boolean) {
		this.#all = all
		this.enough = new Promise((resolve) => {
			this.#resolveEnough = resolve
		})
	}

	get isEnough(): boolean {
		return !this.#all && this.#addresses.size > 0
	}

	add(address: string, problems: readonly string[]): void {
		// An interrupted visit reports nothing.
		if (this.isEnough) return
		for (const problem of problems) this.#addresses.set(problem, [...(this.#addresses.get(problem) ?? []), address])
		if (this.isEnough) this.#resolveEnough()
	}

	lines(): string[] {
		return [...this.#addresses].map(([problem, [first, ...more]]) => {
			return `${first}${more.length > 0 ? ` and ${more.length} more` : ''}: ${problem}`
		})
	}
}

async function withPage(browser: Browser, problems: Problems, work: (page: Page) => Promise<void>): Promise<void> {
	const context = await contextWithoutReports(browser)
	try {
		await Promise.race([work(await context.newPage()), problems.enough])
	} finally {
		await context.close()
	}
}

/**
 * A browser context without reports, which would count in the metrics of the live version, and without the service worker,
 * whose requests nothing intercepts.
 */
async function contextWithoutReports(browser: Browser): Promise<BrowserContext> {
	const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
	await context.addInitScript(() => {
		navigator.sendBeacon = () => true
	})
	return context
}
