import type { FastifyRequest } from 'fastify'

/** Whether a request asks for an HTML page: navigation of a browser, a search engine, a link preview, a command line. */
export function wantsPage({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>): boolean {
	const destination = headers['sec-fetch-dest']
	// Link previews and `curl` send `*/*` or no Accept header.
	const { accept = '*/*' } = headers
	// The service worker fetches the page that it stores.
	const isFetched = destination === 'empty' && accept === 'text/html'
	if (destination !== undefined && destination !== 'document' && !isFetched) return false
	if (NO_PAGE.test(url)) return false
	return accept.includes('text/html') || accept.startsWith('*/*')
}

/** Whether a request is the navigation of a browser, which shows the answer as a page. */
export function isNavigation(request: Pick<FastifyRequest, 'headers' | 'url' | 'method'>): boolean {
	const isRead = request.method === 'GET' || request.method === 'HEAD'
	return isRead && (request.headers.accept ?? '').includes('text/html') && wantsPage(request)
}

// The API, and files with an extension. Usernames may have a dot.
const NO_PAGE = /^\/(?:api|r|s|art|og|pictures|locales|feeds)\/|^(?!\/profile\/)[^?]*\.[a-z0-9]{1,8}(?:\?|$)/
