interface LinkClick {
	button: number
	altKey: boolean
	ctrlKey: boolean
	metaKey: boolean
	shiftKey: boolean
	defaultPrevented: boolean
	target: EventTarget | null
}

/**
 * The path of a clicked link, if the router may handle the click: an unmodified primary click, or the keyboard, on a
 * same-origin link without a `target`.
 */
export function sameOriginPath(click: LinkClick): string | undefined {
	const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, target } = click
	if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return undefined
	const link = target instanceof Element ? target.closest('a[href]') : null
	if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.origin !== location.origin) return undefined
	const isSamePage = link.pathname === location.pathname && link.search === location.search
	// The browser handles fragments of the same page.
	return isSamePage && link.hash !== '' ? undefined : link.pathname + link.search + link.hash
}
