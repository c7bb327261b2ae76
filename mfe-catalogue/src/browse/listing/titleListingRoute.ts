import type { LoaderFunctionArgs } from 'react-router-dom'
import { fetchTitles } from './fetchListing.ts'
import { listingLoader } from './listingLoader.ts'
import { withPageCache } from './pageCache.ts'
import type { TitleListingSettings } from './settings.ts'
import { TitleListing, type TitleListingData } from './TitleListing.tsx'

/**
 * Creates the route of a list of titles. All lists share one component, which gets the settings of its list from the
 * loader, so that React keeps the layout and the filters mounted when navigating between lists.
 */
export function titleListingRoute(settings: TitleListingSettings) {
	const load = listingLoader(settings, withPageCache(fetchTitles(settings)))
	const loader = async (args: LoaderFunctionArgs): Promise<TitleListingData> => ({
		settings,
		deferred: await load(args),
	})
	return { Component: TitleListing, loader }
}
