import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { LOCALES, type Locale, type Registry, type RegistrySlice } from 'shared-contract'
import type { Finding } from '../check/finding.ts'
import { openPath } from './openPath.ts'
import { putIn } from './putIn.ts'
import { standsWithout } from './standsWithout.ts'

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
	/** Goes on after the first address that is not well. */
	all?: boolean
}

/**
 * Inside the live shell, in one browser that has it: each of its addresses opens in each language, and the rest stands
 * without it. It ends with the first address that is not well, unless `all` is asked for.
 */
export async function smokeRule({ browser: executablePath, all = false, ...smoke }: Smoke): Promise<Finding> {
	if (!executablePath) {
		const problem = 'no Chromium or Chrome was found to try it in: install one, or set CHROMIUM_PATH'
		return { rule: RULE, problems: [problem], seen: '' }
	}
	const { site, slice, folder, live, addresses } = smoke
	const browser = await chromium.launch({ executablePath, args: FLAGS })
	const problems = new Problems(all)
	const walk = (locale: Locale) =>
		inPage(browser, problems, async (page) => {
			await putIn(page, site, slice, folder)
			for (const path of addresses) {
				problems.add(`${path} in ${locale}`, await openPath(page, { site, path, locale, slice }))
				if (problems.isEnough) return
			}
		})
	const without = inPage(browser, problems, async (page) => {
		const others = live.slices.filter(({ name }) => name !== slice.name)
		const isKnown = others.length < live.slices.length
		const path = isKnown ? (addresses[0] ?? '/') : undefined
		problems.add('without it', await standsWithout(page, { site, name: slice.name, path, others }))
	})
	try {
		await Promise.all([...LOCALES.map(walk), without])
	} finally {
		await browser.close()
	}
	const count = addresses.length
	return {
		rule: RULE,
		problems: problems.lines(),
		seen: `${count} ${count === 1 ? 'address' : 'addresses'} in ${LOCALES.length} languages inside the live shell, and the site without it`,
	}
}

/** What is wrong, once for all the places where it is. */
class Problems {
	readonly #places = new Map<string, string[]>()
	readonly #all: boolean
	#tell = () => {}
	/** Comes when nobody waits any more for what others still look at. */
	readonly enough: Promise<void>

	constructor(all: boolean) {
		this.#all = all
		this.enough = new Promise((resolve) => {
			this.#tell = resolve
		})
	}

	get isEnough(): boolean {
		return !this.#all && this.#places.size > 0
	}

	add(place: string, problems: readonly string[]): void {
		// Who was interrupted has nothing to tell.
		if (this.isEnough) return
		for (const problem of problems) this.#places.set(problem, [...(this.#places.get(problem) ?? []), place])
		if (this.isEnough) this.#tell()
	}

	lines(): string[] {
		return [...this.#places].map(([problem, [first, ...more]]) => {
			return `${first}${more.length > 0 ? ` and ${more.length} more` : ''}: ${problem}`
		})
	}
}

async function inPage(browser: Browser, problems: Problems, work: (page: Page) => Promise<void>): Promise<void> {
	const context = await silentContext(browser)
	try {
		await Promise.race([work(await context.newPage()), problems.enough])
	} finally {
		await context.close()
	}
}

/** A visitor of whom the site hears nothing: what is tried here would count against the versions that people have. */
async function silentContext(browser: Browser): Promise<BrowserContext> {
	const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
	await context.addInitScript(() => {
		navigator.sendBeacon = () => true
	})
	return context
}
