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
					const channel = new MessageChannel()
					channel.port1.onmessage = () => resolve(performance.now())
					channel.port2.postMessage(undefined)
				})
			})
	})
}
