import { atom } from 'nanostores'

/** Navigates without a link; the host sets it to its router. */
export const $navigate = atom<(path: string) => void>((path) => location.assign(path))

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
