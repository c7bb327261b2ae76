import { expect, type Locator, type Page } from '@playwright/test'

/** The comments of a page: in a tab of a title, below everything else, where their code comes once the reader is near. */
export async function openComments(page: Page): Promise<Locator> {
	const comments = page.locator('#comments')
	const tab = page.getByRole('tab', { name: 'Comentários' })
	await expect
		.poll(
			async () => {
				if (await tab.isVisible()) await tab.click()
				else await page.mouse.wheel(0, 400)
				return comments.isVisible()
			},
			{ timeout: 30_000, intervals: [100] },
		)
		.toBe(true)
	return comments
}
