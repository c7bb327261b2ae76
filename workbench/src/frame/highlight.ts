const HIGHLIGHT_ID = 'workbench-highlight'

/** Draws a border around an element and scrolls it into view; an empty selector removes the border. */
export function highlight(selector: string): void {
	document.getElementById(HIGHLIGHT_ID)?.remove()
	const element = selector === '' ? null : document.querySelector(selector)
	if (!element) return
	element.scrollIntoView({ block: 'center', behavior: 'instant' })
	const { left, top, width, height } = element.getBoundingClientRect()
	const overlay = document.createElement('div')
	overlay.id = HIGHLIGHT_ID
	overlay.setAttribute('aria-hidden', 'true')
	Object.assign(overlay.style, {
		position: 'fixed',
		left: `${left - 4}px`,
		top: `${top - 4}px`,
		width: `${width + 8}px`,
		height: `${height + 8}px`,
		border: '3px solid var(--action)',
		borderRadius: '6px',
		pointerEvents: 'none',
		zIndex: '2147483647',
	})
	document.body.append(overlay)
}
