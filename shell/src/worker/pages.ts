import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core'
import { NetworkFirst } from 'workbox-strategies'
import { isOfflinePath, NO_PAGES } from './paths.ts'
import { VISITOR_CACHE } from './reads.ts'

/** After this time without an answer the stored page is shown, s. */
const NETWORK_TIMEOUT_S = 8
/** Every address of the site has the same page, so one copy is enough. */
const KEY = '/'
const CACHE = 'niouka-page'

/** True for the navigation to a page of the site. */
export function isPage({ request, sameOrigin, url }: RouteMatchCallbackOptions): boolean {
	return sameOrigin && request.mode === 'navigate' && !NO_PAGES.test(url.pathname)
}

/** True for the navigation to an address of the site that is no page, as `/oauth/authorize` or a file to download. */
export function isOtherNavigation({ request, sameOrigin, url }: RouteMatchCallbackOptions): boolean {
	return sameOrigin && request.mode === 'navigate' && NO_PAGES.test(url.pathname)
}

/**
 * Answers with the response that the browser has requested while the worker started. If the worker left the navigation to
 * the browser, it would send a second request, and a one-time address would be used up by the first.
 */
export async function preloaded({ event, request }: RouteHandlerCallbackOptions): Promise<Response> {
	const response: Response | undefined = await (event as FetchEvent).preloadResponse
	return response ?? fetch(request)
}

/** Pages come from the network, so that no shell and no slice is held. Without a network, the page that was loaded last. */
export const pages = new NetworkFirst({
	cacheName: CACHE,
	networkTimeoutSeconds: NETWORK_TIMEOUT_S,
	matchOptions: { ignoreVary: true },
	plugins: [
		{
			cacheKeyWillBeUsed: async () => KEY,
			cacheWillUpdate: async ({ response }) => (isWholePage(response) ? withoutReading(response) : null),
			// Where the network fails, Firefox does not reject the preloaded response but resolves it with an error.
			handlerWillRespond: async ({ response }) =>
				response.type === 'error'
					? ((await caches.match(KEY, { cacheName: CACHE, ignoreVary: true })) ?? response)
					: response,
		},
	],
})

/** Stores the page when the worker is installed: the page that installs it was loaded without the worker. */
export async function storeFirstPage(event: ExtendableEvent): Promise<void> {
	const request = new Request(KEY, { headers: { accept: 'text/html' } })
	const [, stored] = pages.handleAll({ event, request })
	// A page that fails here is stored at the next visit.
	await stored.catch(() => undefined)
}

const READING = /<!--reading-->[\s\S]*?<!--\/reading-->/

/** The page as it is stored, for every address: what can be read of this one goes, and its answer is stored as if it was asked for. */
async function withoutReading(response: Response): Promise<Response> {
	const { status, headers } = response
	const html = await response.text()
	const [reading = ''] = READING.exec(html) ?? []
	const [, address, json] = /data-address="(\/[^"]*)">([^<]*)<\/script>/.exec(reading) ?? []
	if (address !== undefined && isOfflinePath(address)) {
		const answer = new Response(json, { headers: { 'content-type': 'application/json' } })
		await (await caches.open(VISITOR_CACHE)).put(address, answer)
	}
	return new Response(html.replace(READING, ''), { status, headers })
}

// A browser refuses a redirected answer to a navigation, and a preview of versions is not to be stored.
function isWholePage({ status, redirected, headers }: Response): boolean {
	const of = (name: string) => headers.get(name) ?? ''
	return (
		status === 200 && !redirected && of('content-type').startsWith('text/html') && of('cache-control') !== 'no-store'
	)
}
