import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'

const FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	// Chromium treats a page with an intercepted response as one of another network, which cannot reach this machine.
	'--disable-features=LocalNetworkAccessChecks,LocalNetworkAccessChecksWebSockets',
]

/** Starts a browser for a task, and closes it. */
export async function withBrowser<Result>(executablePath: string, task: (browser: Browser) => Promise<Result>) {
	const browser = await chromium.launch({ executablePath, args: FLAGS })
	try {
		return await task(browser)
	} finally {
		await browser.close()
	}
}

/** Collects problems; each is listed once, with the number of its addresses. */
export class Problems {
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

/** Opens a page of a context of its own for a task, which ends early once the problems are enough. */
export async function withPage(
	browser: Browser,
	problems: Problems,
	work: (page: Page) => Promise<void>,
): Promise<void> {
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
