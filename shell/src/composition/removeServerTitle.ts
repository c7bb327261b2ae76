/** Removes the title that the server wrote when a screen adds its own. With several titles, a browser shows the first. */
export function removeServerTitle(): void {
	const written = document.head.querySelector('title')
	if (!written) return
	const observer = new MutationObserver(() => {
		if (document.head.querySelectorAll('title').length < 2) return
		written.remove()
		observer.disconnect()
	})
	observer.observe(document.head, { childList: true })
}
