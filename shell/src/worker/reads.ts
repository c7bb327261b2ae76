import type { RouteMatchCallbackOptions } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import { OWN_CACHE_PREFIX } from '../offline/ownCaches.ts'
import { isOfflinePath, MEMBER_HEADER } from './paths.ts'

/** The answers to visitors. */
export const VISITOR_CACHE = 'niouka-visitor'
const MAX_ANSWERS = 300
/** After this time without an answer the stored one is shown, s. */
const NETWORK_TIMEOUT_S = 8

/**
 * True for a request whose answer the reader may see without a network. A member who is not known yet stores nothing; the page
 * itself stores what changed `since` an answer.
 */
export function isOfflineRead({ request, sameOrigin, url }: RouteMatchCallbackOptions): boolean {
	const { headers } = request
	const isKnown = headers.has(MEMBER_HEADER) || !headers.has('authorization')
	return sameOrigin && isKnown && isOfflinePath(url.pathname) && !url.searchParams.has('since')
}

const strategies = new Map<string, NetworkFirst>()

/** Answers come from the network, and are stored per member. */
export function readsFor(request: Request): NetworkFirst {
	const member = request.headers.get(MEMBER_HEADER)
	const cacheName = member === null ? VISITOR_CACHE : OWN_CACHE_PREFIX + member
	const known = strategies.get(cacheName)
	if (known) return known
	const strategy = new NetworkFirst({
		cacheName,
		networkTimeoutSeconds: NETWORK_TIMEOUT_S,
		matchOptions: { ignoreVary: true },
		plugins: [new ExpirationPlugin({ maxEntries: MAX_ANSWERS, purgeOnQuotaError: true })],
	})
	strategies.set(cacheName, strategy)
	return strategy
}
