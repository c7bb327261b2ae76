import { test as base } from '@playwright/test'
import { type AdminSite, startAdminSite } from './composition/adminSite.ts'
import { isFull } from './full.ts'
import { sharedDemo } from './site/demo.ts'
import { type Site, startSite } from './site/startSite.ts'

interface OfTest {
	closesItsContexts: undefined
}

interface OfWorker {
	/**
	 * A site in the demo that all files share. Tests only read from it: an account would end the demo, and a release would
	 * reach every other test.
	 */
	demo: Site
	/**
	 * A site with members that the files of a worker share. Each test has members with names of their own, and changes
	 * neither the catalogue nor the releases. After a failure the next worker has another, so that the names are free again.
	 */
	members: Site
	/** A site for versions of slices that the files of a worker share. Each file leaves the releases as they were at first. */
	releases: Site
	/**
	 * A site with an admin and with slices of own machines. Each file takes it in `beforeAll`, so that no test closes the
	 * admin's browser, and leaves the releases as they were at first.
	 */
	adminPlace: AdminSite
}

const STARTS = { scope: 'worker', timeout: 120_000 } as const

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
	demo: [async ({ browser: _browser }, use) => use(sharedDemo()), { scope: 'worker' }],
	members: [async ({ browser: _browser }, use) => useSite(await startSite({ SITE_DEMO: 'false' }), use), STARTS],
	releases: [async ({ browser: _browser }, use) => useSite(await startSite(), use), STARTS],
	adminPlace: [
		async ({ browser }, use) => useSite(await startAdminSite(browser, { FEDERATION_OVERRIDES: 'local' }), use),
		STARTS,
	],
})

/** Ends a test that only full runs do: tests of one package, or another test of the browser, hold most of its rule. */
export function leaveToFullRuns(): void {
	base.skip(!isFull, 'in full runs')
}

async function useSite<Started extends { stop(): Promise<void> }>(
	site: Started,
	use: (site: Started) => Promise<void>,
): Promise<void> {
	await use(site)
	await site.stop()
}
