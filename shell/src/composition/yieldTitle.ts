/**
 * Lets the title that the server wrote go once a screen has one of its own: of several, a browser shows the first, and
 * it would stand for every screen that follows.
 */
export function yieldTitle(): void {
	const written = document.head.querySelector('title')
	if (!written) return
	const observer = new MutationObserver(() => {
		if (document.head.querySelectorAll('title').length < 2) return
		written.remove()
		observer.disconnect()
	})
	observer.observe(document.head, { childList: true })
}
