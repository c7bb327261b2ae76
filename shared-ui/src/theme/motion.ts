/** Whether things may move: not under reduced motion, not under the site's own switch, not while the tab is hidden. */
export function motionAllowed(): boolean {
	return (
		!document.hidden &&
		!document.body.classList.contains('animations-disabled') &&
		!globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches
	)
}
