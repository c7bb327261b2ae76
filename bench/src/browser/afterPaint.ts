import type { Page } from 'playwright-core'

declare global {
	interface Window {
		/** Resolves with the time after the next paint, ms. */
		benchAfterPaint(): Promise<number>
	}
}

/** Adds `benchAfterPaint` to a page. Call it before the navigation. */
export async function provideAfterPaint(page: Page): Promise<void> {
	await page.addInitScript(() => {
		window.benchAfterPaint = () =>
			new Promise((resolve) => {
				requestAnimationFrame(() => {
					// A message would wait for those of React's scheduler, which render what follows the paint.
					void scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' })
				})
			})
	})
}
