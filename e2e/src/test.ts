import { test as base } from '@playwright/test'

/**
 * Playwright's `test`, which also closes the browsers' contexts that a test opened when it ends: a page that nobody looks
 * at any more goes on drawing, and slows the tests after it. What `beforeAll` opened stays.
 */
export const test = base.extend<{ closesItsContexts: undefined }>({
	closesItsContexts: [
		async ({ browser }, use) => {
			const before = new Set(browser.contexts())
			await use(undefined)
			await Promise.all(browser.contexts().map((context) => (before.has(context) ? undefined : context.close())))
		},
		{ auto: true },
	],
})
