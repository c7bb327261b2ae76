import type { Page } from '@playwright/test'

/** Has pages of this tab ask the API for all they show, so that a test can answer in its place. */
export async function withoutReading(page: Page): Promise<void> {
	await page.route('**', async (route) => {
		if (route.request().resourceType() !== 'document') return route.fallback()
		const response = await route.fetch()
		const body = (await response.text()).replace(/<!--reading-->[\s\S]*?<!--\/reading-->/, '')
		await route.fulfill({ response, body })
	})
}
