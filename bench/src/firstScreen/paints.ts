import type { Page } from 'playwright-core'

/** Paint times, ms since the navigation started. */
export interface Paints {
	/** The largest contentful paint, possibly below the start-up screen. */
	largest: number
	/** The painted element. */
	element: string
	/** The removal of the start-up screen. */
	startupHidden: number
}

declare global {
	interface Window {
		benchPaints: Partial<Paints>
	}
}

/** Records the paints of a page. Call it before the navigation. */
export async function recordPaints(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const paints: Partial<Paints> = {}
		window.benchPaints = paints
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const { element } = entry as PerformanceEntry & { element?: Element }
				paints.largest = entry.startTime
				paints.element = element ? `${element.tagName} ${(element.textContent ?? '').slice(0, 60)}`.trim() : 'gone'
			}
		}).observe({ type: 'largest-contentful-paint', buffered: true })
		let wasShown = false
		new MutationObserver(() => {
			const isShown = document.getElementById('niouka-startup') !== null
			if (wasShown && !isShown) paints.startupHidden ??= performance.now()
			wasShown ||= isShown
		}).observe(document, { childList: true, subtree: true })
	})
}

const QUIET_MS = 2500

/** Waits until the start-up screen is hidden, visible pictures are loaded and no larger paint follows, and returns the paints. */
export async function waitForPaints(page: Page): Promise<Paints> {
	await page.waitForFunction(
		(quietMs) => {
			const { startupHidden, largest } = window.benchPaints
			if (startupHidden === undefined || largest === undefined) return false
			const visibleImages = [...document.images].filter((picture) => {
				const { top, left, width } = picture.getBoundingClientRect()
				return width > 0 && top < innerHeight && left < innerWidth
			})
			return (
				performance.now() - Math.max(startupHidden, largest) > quietMs &&
				visibleImages.every(({ complete }) => complete)
			)
		},
		QUIET_MS,
		{ timeout: 60_000, polling: 100 },
	)
	const { largest, element, startupHidden } = await page.evaluate(() => window.benchPaints)
	if (largest === undefined || startupHidden === undefined) throw new Error('the page painted nothing')
	return { largest, element: element ?? '', startupHidden }
}
