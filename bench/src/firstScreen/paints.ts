import type { Page } from 'playwright-core'

/** When what was on a screen, ms from the start of the page. */
export interface Paints {
	/** The largest thing was painted, also where the start-up screen still covers it. */
	largest: number
	/** What that was. */
	element: string
	/** The start-up screen was gone. */
	lifted: number
}

declare global {
	interface Window {
		benchPaints: Partial<Paints>
	}
}

/** Has the page note its paints. To be called before it is opened. */
export async function watchPaints(page: Page): Promise<void> {
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
		let stood = false
		new MutationObserver(() => {
			const stands = document.getElementById('niouka-startup') !== null
			if (stood && !stands) paints.lifted ??= performance.now()
			stood ||= stands
		}).observe(document, { childList: true, subtree: true })
	})
}

const QUIET_MS = 2500

/** What was noted, once the start-up screen has gone, every picture in sight is there and no larger paint has come for a while. */
export async function settledPaints(page: Page): Promise<Paints> {
	await page.waitForFunction(
		(quietMs) => {
			const { lifted, largest } = window.benchPaints
			if (lifted === undefined || largest === undefined) return false
			const inSight = [...document.images].filter((picture) => {
				const { top, left, width } = picture.getBoundingClientRect()
				return width > 0 && top < innerHeight && left < innerWidth
			})
			return performance.now() - Math.max(lifted, largest) > quietMs && inSight.every(({ complete }) => complete)
		},
		QUIET_MS,
		{ timeout: 60_000, polling: 100 },
	)
	const { largest, element, lifted } = await page.evaluate(() => window.benchPaints)
	if (largest === undefined || lifted === undefined) throw new Error('the page painted nothing')
	return { largest, element: element ?? '', lifted }
}
