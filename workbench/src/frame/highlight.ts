const MARK = 'workbench-mark'

/** Frames an element of the page and brings it into sight; an empty selector takes the frame away. */
export function highlight(selector: string): void {
	document.getElementById(MARK)?.remove()
	const element = selector === '' ? null : document.querySelector(selector)
	if (!element) return
	element.scrollIntoView({ block: 'center', behavior: 'instant' })
	const { left, top, width, height } = element.getBoundingClientRect()
	const mark = document.createElement('div')
	mark.id = MARK
	mark.setAttribute('aria-hidden', 'true')
	Object.assign(mark.style, {
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
	document.body.append(mark)
}
