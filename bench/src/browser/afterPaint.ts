import type { Page } from 'playwright-core'

declare global {
	interface Window {
		/** The time at which the frame that is being made has been painted, ms. */
		benchAfterPaint(): Promise<number>
	}
}

/** Gives the page `benchAfterPaint`. To be called before it is opened. */
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
