import type { Page } from 'playwright-core'

/** Paint times, ms since the navigation started. */
export interface Paints {
	/** The largest contentful paint, possibly below the start-up screen. */
	largest: number
	/** The painted element. */
	element: string
	/** The removal of the start-up screen; 0 on a site that has none. */
	startupHidden: number
	/** The page's heading is painted and nothing stands above it. */
	heading: number
	/** The sum of layout shifts. */
	layoutShift: number
}

declare global {
	interface Window {
		benchPaints: Partial<Paints>
	}
}

/** Records the paints of a page. Call it before the navigation. */
export async function recordPaints(page: Page): Promise<void> {
	// The compiler's output of named functions calls this helper, which a page does not have.
	await page.addInitScript('globalThis.__name = (value) => value')
	await page.addInitScript(() => {
		const paints: Partial<Paints> & { layoutShift: number } = { layoutShift: 0 }
		window.benchPaints = paints
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
				if (!hadRecentInput) paints.layoutShift += value
			}
		}).observe({ type: 'layout-shift', buffered: true })
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const { element } = entry as PerformanceEntry & { element?: Element }
				paints.largest = entry.startTime
				paints.element = element ? `${element.tagName} ${(element.textContent ?? '').slice(0, 60)}`.trim() : 'gone'
			}
		}).observe({ type: 'largest-contentful-paint', buffered: true })
		// Over a page that can be read it is hidden before it is removed.
		const isStarting = () =>
			document.getElementById('niouka-startup')?.checkVisibility({ visibilityProperty: true }) ?? false
		let wasShown = false
		const look = () => {
			wasShown ||= isStarting()
			if (wasShown && !isStarting()) paints.startupHidden ??= performance.now()
			if (document.readyState === 'complete' && !wasShown) paints.startupHidden ??= 0
			const heading = [...document.querySelectorAll('h1')].find((h1) => h1.checkVisibility() && h1.textContent !== '')
			if (heading && !isStarting()) requestAnimationFrame(() => (paints.heading = performance.now()))
			// Not in each frame: who asks for frames makes the page draw them.
			else setTimeout(look, 50)
		}
		look()
	})
}

const QUIET_MS = 2500

/** Waits until the start-up screen is hidden, the heading is there, visible pictures are loaded and no larger paint follows, and returns the paints. */
export async function waitForPaints(page: Page): Promise<Paints> {
	await page.waitForFunction(
		(quietMs) => {
			const { startupHidden, largest, heading } = window.benchPaints
			if (startupHidden === undefined || largest === undefined || heading === undefined) return false
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
	const {
		largest,
		element = '',
		startupHidden,
		heading,
		layoutShift = 0,
	} = await page.evaluate(() => window.benchPaints)
	if (largest === undefined || startupHidden === undefined || heading === undefined) {
		throw new Error('the page painted nothing')
	}
	return { largest, element, startupHidden, heading, layoutShift }
}
