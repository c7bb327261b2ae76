import type { Page } from 'playwright-core'

/** A list of the main navigation, and how its cards are known. */
export interface Listing {
	path: string
	/** Matches the links of its cards, and those of no other list beside it. */
	card: string
}

export const EXPLORE: Listing = { path: '/explore', card: 'main li a[href^="/anime/"], main li a[href^="/movie/"]' }
export const MANGAS: Listing = { path: '/mangas', card: 'main li a[href^="/manga/"]' }

/**
 * Presses a link of the frame and waits for the list behind it.
 * @returns from the press to the paint with the first cards of the list, ms
 */
export async function goTo(page: Page, { path, card }: Listing): Promise<number> {
	const link = page.locator(`header nav a[href="${path}"]`).first()
	await watchArrival(page, { path, card })
	await link.click()
	return page.evaluate(() => window.benchArrival)
}

declare global {
	interface Window {
		benchArrival: Promise<number>
	}
}

async function watchArrival(page: Page, listing: Listing): Promise<void> {
	await page.evaluate(({ path, card }) => {
		window.benchArrival = new Promise((resolve) => {
			document.addEventListener(
				'click',
				({ timeStamp }) => {
					new MutationObserver((_changes, observer) => {
						// A list that was left may be kept out of sight.
						const isThere = [...document.querySelectorAll(card)].some((link) => link.checkVisibility())
						if (location.pathname !== path || !isThere) return
						observer.disconnect()
						void window.benchAfterPaint().then((painted) => resolve(painted - timeStamp))
					}).observe(document, { childList: true, subtree: true, attributes: true })
				},
				{ once: true, capture: true },
			)
		})
	}, listing)
}
