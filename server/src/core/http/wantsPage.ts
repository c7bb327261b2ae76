import type { FastifyRequest } from 'fastify'

/** Whether a request asks for an HTML page: navigation of a browser, a search engine, a link preview, a command line. */
export function wantsPage({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>): boolean {
	if (FILES.test(url)) return false
	const destination = headers['sec-fetch-dest']
	// Link previews and `curl` send `*/*` or no Accept header.
	const { accept = '*/*' } = headers
	// The service worker fetches the page that it stores.
	const isFetched = destination === 'empty' && accept === 'text/html'
	if (destination !== undefined && destination !== 'document' && !isFetched) return false
	if (accept.includes('text/html')) return true
	// Over plain HTTP a script sends `*/*` alone, like a link preview.
	const isNavigated = headers['sec-fetch-mode'] === 'navigate'
	return accept.startsWith('*/*') && (isNavigated || !FILE_AT_ROOT.test(url))
}

/** Whether a request is the navigation of a browser, which shows the answer as a page. */
export function isNavigation(request: Pick<FastifyRequest, 'headers' | 'url' | 'method'>): boolean {
	const isRead = request.method === 'GET' || request.method === 'HEAD'
	return isRead && (request.headers.accept ?? '').includes('text/html') && wantsPage(request)
}

/** Prefixes of the API and of files. Beneath every other, a dot is part of a name, as in `/profile/bia.mori`. */
const FILES = /^\/(?:\.well-known|api|art|dumps|feeds|hooks|locales|mal|og|pictures|r|s|sitemaps|uploads)\//

// The first segment of a page's address has no dot.
const FILE_AT_ROOT = /^\/[^/?]*\./
