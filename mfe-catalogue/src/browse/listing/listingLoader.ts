import { useEffect } from 'react'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { redirectFrom } from 'shared-composition'
import { loadTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { type Deferred, deferIfSlow } from '../../shared/deferred/deferred.ts'
import { type FetchPage, fetchPageInRange } from './fetchListing.ts'
import type { ListingPage } from './listingPage.ts'
import { parseParams, toSearch } from './listingParams.ts'
import { listingTranslations } from './listingTranslations.ts'
import type { ListingSettings } from './settings.ts'

export type DeferredListing<Item> = Deferred<Outcome<ListingPage<Item>>>

const mounted = new Set<string>()

/** Registers a list's screen as mounted for the lifetime of the calling component. */
export function useMountedListing(screen: string): void {
	useEffect(() => {
		mounted.add(screen)
		return () => {
			mounted.delete(screen)
		}
	}, [screen])
}

/**
 * Creates the route loader of a list: loads translations and the requested page in parallel. When the screen opens, slow
 * data is deferred behind a skeleton; when the screen is already mounted, its current cards stay until the new ones are
 * ready. A page number beyond the last redirects to the last page, if the response comes before the skeleton.
 * The router aborts the request of an address that was left, so an older response never replaces a newer one.
 */
export function listingLoader<Item>(settings: ListingSettings, fetchPage: FetchPage<Item>) {
	return async ({ request }: LoaderFunctionArgs): Promise<DeferredListing<Item>> => {
		const { pathname, search } = new URL(request.url)
		const params = parseParams(search, settings)
		const response = fetchPageInRange(fetchPage, params, request.signal)
		const data: Promise<DeferredListing<Item>> = mounted.has(settings.screen)
			? response.then((value) => ({ state: 'ready', value }))
			: deferIfSlow(response)
		const [deferred] = await Promise.all([data, loadTranslations(listingTranslations)])
		const page = deferred.state === 'ready' ? pageOf(deferred.value) : undefined
		if (page !== undefined && page < params.page) {
			throw redirectFrom(request, pathname + toSearch({ ...params, page }, settings))
		}
		return deferred
	}
}

function pageOf(outcome: Outcome<ListingPage<unknown>>): number | undefined {
	return outcome.state === 'done' && outcome.answer.total > 0 ? outcome.answer.page : undefined
}
