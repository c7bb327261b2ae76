import { redirect, replace } from 'react-router-dom'

/**
 * Sends whoever asked for an address on to another, from a loader. An address that has its entry in the history already
 * (the first one of a page, one gone back to) gives it up: left there, it would lead on again at each step back.
 */
export function redirectFrom({ url }: Request, path: string): Response {
	const asked = new URL(url)
	// The router writes an address into the history when its page is there, the browser when it goes back or forward.
	const hasEntry = asked.pathname === location.pathname && asked.search === location.search
	return hasEntry ? replace(path) : redirect(path)
}
