import type { Page } from 'playwright-core'

const SETTLE_MS = 300
/** A card that leads to a page of its own. */
const CARD = 'main a[href^="/anime/"], main a[href^="/manga/"], main a[href^="/news/"]'

/**
 * Clicks a link of the header, or the first card of the page, and waits for its screen. It moves the mouse: the driver's own
 * click keeps the elements of the page that it leaves in memory.
 */
export async function clickLink(page: Page, target: `/${string}` | 'card'): Promise<void> {
	const link = await page.evaluate(
		(selector) => {
			const shown = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility())
			shown?.scrollIntoView({ block: 'center' })
			const { left = 0, top = 0, width = 0, height = 0 } = shown?.getBoundingClientRect() ?? {}
			const heading = document.querySelector('main h1')?.textContent
			return { x: left + width / 2, y: top + height / 2, path: shown?.getAttribute('href') ?? '', heading }
		},
		target === 'card' ? CARD : `header a[href="${target}"]`,
	)
	await page.mouse.click(link.x, link.y)
	await page.waitForURL((url) => url.pathname.startsWith(link.path))
	// Lists share the heading element, so the text of the heading identifies the screen.
	await page.waitForFunction((old) => (document.querySelector('main h1')?.textContent ?? old) !== old, link.heading)
	await page.waitForTimeout(SETTLE_MS)
}
