import type { Page } from 'playwright-core'

/** A list page of the main navigation. */
export interface Listing {
	path: string
	/** A selector that matches the links of its cards only. */
	card: string
}

export const EXPLORE: Listing = { path: '/explore', card: 'main li a[href^="/anime/"], main li a[href^="/movie/"]' }
export const MANGAS: Listing = { path: '/mangas', card: 'main li a[href^="/manga/"]' }

/**
 * Clicks a link of the header and waits for its list.
 * @returns the time from the click to the paint of the first cards, ms
 */
export async function measureRouteChange(page: Page, { path, card }: Listing): Promise<number> {
	const link = page.locator(`header nav a[href="${path}"]`).first()
	await recordRouteChange(page, { path, card })
	await link.click()
	return page.evaluate(() => window.benchRouteChange)
}

declare global {
	interface Window {
		benchRouteChange: Promise<number>
	}
}

async function recordRouteChange(page: Page, listing: Listing): Promise<void> {
	await page.evaluate(({ path, card }) => {
		window.benchRouteChange = new Promise((resolve) => {
			document.addEventListener(
				'click',
				({ timeStamp }) => {
					new MutationObserver((_changes, observer) => {
						// The other way round, it would style the page at each change of it.
						if (location.pathname !== path) return
						// A cached list of another route is in the document, but not visible.
						if (![...document.querySelectorAll(card)].some((link) => link.checkVisibility())) return
						observer.disconnect()
						void window.benchAfterPaint().then((painted) => resolve(painted - timeStamp))
					}).observe(document, { childList: true, subtree: true, attributes: true })
				},
				{ once: true, capture: true },
			)
		})
	}, listing)
}
