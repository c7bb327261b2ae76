import { redirect, replace } from 'react-router-dom'

/**
 * Redirects from a loader. If the address already has a history entry (the first one of a page, or after Back), the entry
 * is replaced, because it would redirect again at each Back.
 */
export function redirectFrom({ url }: Request, path: string): Response {
	const requested = new URL(url)
	// The router writes the history entry when the page is ready; the browser changes it at once on Back or Forward.
	const hasEntry = requested.pathname === location.pathname && requested.search === location.search
	return hasEntry ? replace(path) : redirect(path)
}
