interface Press {
	button: number
	altKey: boolean
	ctrlKey: boolean
	metaKey: boolean
	shiftKey: boolean
	defaultPrevented: boolean
	target: EventTarget | null
}

/**
 * The path of this site that a press on a link leads to, where the page may go there by itself: a plain press, or the
 * keyboard's, on a link that stays in this window.
 */
export function ownPath(press: Press): string | undefined {
	const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, target } = press
	if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined
	const link = target instanceof Element ? target.closest('a[href]') : null
	if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.origin !== location.origin) return undefined
	const isHere = link.pathname === location.pathname && link.search === location.search
	// A place in the same page is the browser's to find.
	return isHere && link.hash !== '' ? undefined : link.pathname + link.search + link.hash
}
