import { Activity, type ReactNode, use, useState } from 'react'
import { UNSAFE_LocationContext, UNSAFE_RouteContext, useLoaderData } from 'react-router-dom'
import { ListingLayout } from './ListingLayout.tsx'
import type { TitleListingData } from './TitleListingBody.tsx'
import { TitleListingBody } from './TitleListingBody.tsx'
import { useCachedViews } from './useCachedViews.ts'
import { useListingLocation } from './useListingParams.ts'

/**
 * A screen that lists titles. The lists left last stay mounted but hidden, so that going back to the same location shows the
 * existing elements: rendering them again would be the slowest part of the navigation.
 */
export function TitleListing() {
	const { settings, deferred } = useLoaderData<TitleListingData>()
	const location = useListingLocation()
	const views = useCachedViews(settings.screen, location.pathname + location.search, { settings, deferred, location })
	return (
		<ListingLayout screen={settings.screen}>
			{views.map(({ key, isShown, view, address }) => (
				<Activity key={key} mode={isShown ? 'visible' : 'hidden'}>
					<Place address={address}>
						<TitleListingBody {...view} />
					</Place>
				</Activity>
			))}
		</ListingLayout>
	)
}

/**
 * Keeps the contexts of the router for as long as the address of a list stays: with each navigation, twice, they would render the
 * links of all its cards again.
 */
function Place({ address, children }: { address: string; children: ReactNode }) {
	const now = { address, location: use(UNSAFE_LocationContext), route: use(UNSAFE_RouteContext) }
	const [place, setPlace] = useState(now)
	if (place.address !== address) setPlace(now)
	return (
		<UNSAFE_LocationContext value={place.location}>
			<UNSAFE_RouteContext value={place.route}>{children}</UNSAFE_RouteContext>
		</UNSAFE_LocationContext>
	)
}
