import { atom, onSet } from 'nanostores'

/** How a router goes to a path. */
export interface Navigation {
	/** The path takes the place of the current entry in the history. */
	replace?: boolean
	/** The page keeps its scroll position. */
	preventScrollReset?: boolean
}

/** Goes to a path of this site; the host sets it to its router, which then follows plain links too (`data-router`). */
export const $navigate = atom<(path: string, how?: Navigation) => void>((path) => location.assign(path))

onSet($navigate, () => document.addEventListener('click', followLink))

/** Hands an unmodified click on a link, or within an element, with `data-router` to the router; `keep-scroll` keeps the scroll position. */
function followLink(click: MouseEvent): void {
	const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented, target } = click
	if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return
	const link = linkToThisSite(target)
	const marked = link?.closest<HTMLElement>('[data-router]')
	if (!link || !marked) return
	const isSamePage = link.pathname === location.pathname && link.search === location.search
	// The browser handles fragments of the same page.
	if (isSamePage && link.hash !== '') return
	click.preventDefault()
	const preventScrollReset = marked.dataset.router === 'keep-scroll'
	$navigate.get()(link.pathname + link.search + link.hash, { replace: isSamePage, preventScrollReset })
}

/** The link at or around an element, if it leads to this site; undefined for other sites, downloads and new windows. */
export function linkToThisSite(target: EventTarget | null): HTMLAnchorElement | undefined {
	const link = target instanceof Element ? target.closest('a[href]') : null
	if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return undefined
	return link.origin === location.origin ? link : undefined
}

/**
 * Reloads the page, at a path or the current one, so that no state stays in memory. The page is hidden at once, because
 * the next one may be slow.
 */
export const $reload = atom<(path?: string) => void>((path) => {
	document.body.hidden = true
	if (path === undefined) location.reload()
	else location.assign(path)
})

/** The address of the sign-in page, with the current path as its return path. */
export function signInPath(from = `${location.pathname}${location.search}`): string {
	return from === '/auth' || from.startsWith('/auth?') ? '/auth' : `/auth?next=${encodeURIComponent(from)}`
}

/** The return path after sign-in: always a path of this site. */
export function pathAfterSignIn(search: string): string {
	const next = new URLSearchParams(search).get('next') ?? '/'
	// `//other.site` and `/\other.site` leave the site.
	return /^\/(?![/\\])/.test(next) ? next : '/'
}
