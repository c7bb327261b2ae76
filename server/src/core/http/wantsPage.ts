import type { FastifyRequest } from 'fastify'

/** Whether whoever asks would show a page: a browser that goes somewhere, a search engine, a chat, a command line. */
export function wantsPage({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>): boolean {
	const destination = headers['sec-fetch-dest']
	if (destination !== undefined && destination !== 'document') return false
	if (FOR_MACHINES.test(url)) return false
	// Those that show a link's preview, and `curl`, accept anything or do not say.
	const { accept = '*/*' } = headers
	return accept.includes('text/html') || accept.startsWith('*/*')
}

/** Whether somebody reads in a browser what this is answered with. */
export function isReadInBrowser(request: Pick<FastifyRequest, 'headers' | 'url' | 'method'>): boolean {
	const isRead = request.method === 'GET' || request.method === 'HEAD'
	return isRead && (request.headers.accept ?? '').includes('text/html') && wantsPage(request)
}

// The API, files, and everything else with an ending: what a script or a picture asks for. Members may have a dot in their
// name.
const FOR_MACHINES = /^\/(?:api|r|s|art|og|locales|feeds)\/|^(?!\/profile\/)[^?]*\.[a-z0-9]{1,8}(?:\?|$)/
