import { isStaleAllowed, MAX_STALENESS_MS, type Outcome } from 'shared-state'
import type { FetchPage } from './fetchListing.ts'
import type { ListingPage } from './listingPage.ts'
import type { ListingParams } from './listingParams.ts'

/** The number of pages cached per list. */
const MAX_PAGES = 8
/** The server's `max-age` for lists. */
const FRESH_MS = 5_000
/** A stale page is revalidated after this delay, when rendering has finished. */
const REVALIDATE_DELAY_MS = 1_000

interface CachedPage<Item> {
	outcome: Outcome<ListingPage<Item>>
	/** The time of the request (`performance.now`), not of the response: changes made after the request are not in it. */
	requestedAt: number
}

/**
 * Wraps `fetchPage` in a stale-while-revalidate cache in memory. The rules are those of the browser's HTTP cache, which is
 * slower to reach on slow processors. An unchanged page stays the same object, so that nothing renders again.
 */
export function withPageCache<Item>(fetchPage: FetchPage<Item>): FetchPage<Item> {
	const cache = new Map<string, CachedPage<Item>>()

	function store(key: string, requestedAt: number, outcome: Outcome<ListingPage<Item>>): Outcome<ListingPage<Item>> {
		if (outcome.state !== 'done') return outcome
		const previous = cache.get(key)
		// Responses may arrive in another order than their requests.
		if (previous && previous.requestedAt > requestedAt) return outcome
		const unchanged =
			previous && JSON.stringify(previous.outcome) === JSON.stringify(outcome) ? previous.outcome : outcome
		cache.delete(key)
		if (outcome.answer.isBehind) return outcome
		cache.set(key, { outcome: unchanged, requestedAt })
		for (const oldest of cache.keys()) if (cache.size > MAX_PAGES) cache.delete(oldest)
		return unchanged
	}

	async function fetchAndStore(params: ListingParams, signal: AbortSignal) {
		const requestedAt = performance.now()
		return store(JSON.stringify(params), requestedAt, await fetchPage(params, signal))
	}

	function revalidate(params: ListingParams) {
		// Runs in the background; after a failure, the next visit requests the page again.
		setTimeout(() => void fetchAndStore(params, new AbortController().signal), REVALIDATE_DELAY_MS)
	}

	return async (params, signal) => {
		// The reader's list can change without a change of the catalogue.
		if (params.hideMine) return fetchPage(params, signal)
		const cached = cache.get(JSON.stringify(params))
		const age = cached ? performance.now() - cached.requestedAt : Number.POSITIVE_INFINITY
		if (!cached || age >= MAX_STALENESS_MS || !isStaleAllowed()) return fetchAndStore(params, signal)
		if (age > FRESH_MS) revalidate(params)
		return cached.outcome
	}
}
