import { test as base } from '@playwright/test'
import { type Site, startSite } from './site/startSite.ts'

interface OfTest {
	closesItsContexts: undefined
}

interface OfWorker {
	/**
	 * A site in the demo that the files of a worker share. Tests only read from it: an account would end the demo, and a
	 * release would reach every test after it. What changes a site has one of its own, by `startSite`.
	 */
	demo: Site
}

/**
 * Playwright's `test`, which also closes the browsers' contexts that a test opened when it ends: a page that nobody looks
 * at any more goes on drawing, and slows the tests after it. What `beforeAll` opened stays.
 */
export const test = base.extend<OfTest, OfWorker>({
	closesItsContexts: [
		async ({ browser }, use) => {
			const before = new Set(browser.contexts())
			await use(undefined)
			await Promise.all(browser.contexts().map((context) => (before.has(context) ? undefined : context.close())))
		},
		{ auto: true },
	],
	demo: [
		async ({ browser: _browser }, use) => {
			const site = await startSite()
			await use(site)
			await site.stop()
		},
		{ scope: 'worker', timeout: 120_000 },
	],
})
