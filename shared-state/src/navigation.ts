import { atom } from 'nanostores'

/** How the page goes somewhere without a link; the host sets it to its router. */
export const $navigate = atom<(path: string) => void>((path) => location.assign(path))

/**
 * How the page is loaded anew, at a path or where it is: nothing of its memory stays. It is hidden at once, since the next
 * one may be slow to come.
 */
export const $load = atom<(path?: string) => void>((path) => {
	document.body.hidden = true
	if (path === undefined) location.reload()
	else location.assign(path)
})

/** The address of the sign-in page that leads back to where the reader is. */
export function signInPath(from = `${location.pathname}${location.search}`): string {
	return from === '/auth' || from.startsWith('/auth?') ? '/auth' : `/auth?next=${encodeURIComponent(from)}`
}

/** Where to go after signing in: a path of this site, never another site's. */
export function pathAfterSignIn(search: string): string {
	const next = new URLSearchParams(search).get('next') ?? '/'
	// `//other.site` and `/\other.site` leave the site.
	return /^\/(?![/\\])/.test(next) ? next : '/'
}
