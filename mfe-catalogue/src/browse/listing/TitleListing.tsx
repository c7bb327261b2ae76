import { Activity } from 'react'
import { useLoaderData } from 'react-router-dom'
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
			{views.map(({ key, isShown, view }) => (
				<Activity key={key} mode={isShown ? 'visible' : 'hidden'}>
					<TitleListingBody {...view} />
				</Activity>
			))}
		</ListingLayout>
	)
}
