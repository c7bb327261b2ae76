import type { RouteMatchCallbackOptions } from 'workbox-core'
import { NetworkFirst } from 'workbox-strategies'
import { NO_PAGES } from './paths.ts'

/** After this time without an answer the stored page is shown, s. */
const NETWORK_TIMEOUT_S = 8
/** Every address of the site has the same page, so one copy is enough. */
const KEY = '/'

/** True for the navigation to a page of the site. */
export function isPage({ request, sameOrigin, url }: RouteMatchCallbackOptions): boolean {
	return sameOrigin && request.mode === 'navigate' && !NO_PAGES.test(url.pathname)
}

/** Pages come from the network, so that no shell and no slice is held. Without a network, the page that was loaded last. */
export const pages = new NetworkFirst({
	cacheName: 'niouka-page',
	networkTimeoutSeconds: NETWORK_TIMEOUT_S,
	matchOptions: { ignoreVary: true },
	plugins: [
		{
			cacheKeyWillBeUsed: async () => KEY,
			cacheWillUpdate: async ({ response }) => (isWholePage(response) ? response : null),
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

// A browser refuses a redirected answer to a navigation.
function isWholePage(response: Response): boolean {
	const type = response.headers.get('content-type') ?? ''
	return response.status === 200 && !response.redirected && type.startsWith('text/html')
}
