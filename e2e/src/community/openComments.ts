import { expect, type Locator, type Page } from '@playwright/test'

/** The comments of a page, below what it is about, whose code comes once their reader is near. */
export async function openComments(page: Page): Promise<Locator> {
	const comments = page.locator('#comments')
	await expect
		.poll(
			async () => {
				await page.mouse.wheel(0, 400)
				return comments.isVisible()
			},
			{ timeout: 30_000, intervals: [100] },
		)
		.toBe(true)
	return comments
}
