import type { Page } from '@playwright/test'

/** Goes somewhere as a link does, without a new document. */
export async function goTo(page: Page, path: string): Promise<void> {
	await page.evaluate((to) => {
		history.pushState(null, '', to)
		dispatchEvent(new PopStateEvent('popstate'))
	}, path)
}
