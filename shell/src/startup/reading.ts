import { READING_ID } from 'shared-contract'

/** True while the server's reading version stands in place of the page. */
export function hasReading(): boolean {
	return document.getElementById(READING_ID) !== null
}

/** How far the reader has scrolled. To ask for it when the page has just been rendered would lay both out. */
let scrolled = scrollY
addEventListener('scroll', () => {
	scrolled = scrollY
})

/**
 * Removes the reading version in the frame in which the page is there. The reader stays at the same height, and at the same link.
 */
export function removeReading(): void {
	const reading = document.getElementById(READING_ID)
	if (!reading) return
	const height = scrolled
	const focused = reading.contains(document.activeElement) && document.activeElement?.getAttribute('href')
	reading.remove()
	if (focused) focusLink(focused)
	if (height === 0) return
	// What the page loads late must not take the height away.
	const { style } = document.body
	style.minHeight = `${height + innerHeight}px`
	setTimeout(() => style.removeProperty('min-height'), WITHIN_MS)
	// After the router has scrolled to the top.
	requestAnimationFrame(() => scrollTo(0, height))
}

/** How long the page may take to show what the reader saw, ms. */
const WITHIN_MS = 5000

/** Focuses a link of the page, once it is there, unless the reader has gone on. */
function focusLink(address: string) {
	// An address has no quote: it is encoded.
	const find = () => document.querySelector<HTMLElement>(`#root [href="${address}"]`)
	const watch = new MutationObserver(() => {
		const link = find()
		if (!link && document.activeElement === document.body) return
		watch.disconnect()
		if (document.activeElement === document.body) link?.focus({ preventScroll: true })
	})
	watch.observe(document.body, { childList: true, subtree: true })
	setTimeout(() => watch.disconnect(), WITHIN_MS)
	find()?.focus({ preventScroll: true })
}
