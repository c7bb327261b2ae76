import { READING_ID } from 'shared-contract'

/** True while the server's reading version stands in place of the page. */
export function hasReading(): boolean {
	return document.getElementById(READING_ID) !== null
}

/**
 * Removes the reading version in the frame in which the page is there. The reader stays at the same height, and at the same link.
 */
export function removeReading(): void {
	const reading = document.getElementById(READING_ID)
	if (!reading) return
	const height = window.scrollY
	const focused = reading.contains(document.activeElement) && document.activeElement?.getAttribute('href')
	reading.remove()
	// An address has no quote: it is encoded.
	if (focused) document.querySelector<HTMLElement>(`#root [href="${focused}"]`)?.focus({ preventScroll: true })
	// After the router has scrolled to the top.
	if (height > 0) requestAnimationFrame(() => window.scrollTo(0, height))
}
