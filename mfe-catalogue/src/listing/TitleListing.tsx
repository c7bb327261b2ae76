import { Activity } from 'react'
import { useLoaderData } from 'react-router-dom'
import { ListingFrame } from './ListingFrame.tsx'
import { TitleListingBody } from './TitleListingBody.tsx'
import type { TitleScreenData } from './titleScreen.ts'
import { useListingAddress } from './useChoice.ts'
import { useKeptViews } from './useKeptViews.ts'

/**
 * A screen that lists titles. Lists that were left a moment ago stay as they were, out of sight: whoever comes back to the
 * same address is shown what is there already, for making it again takes longer than anything else on the way.
 */
export function TitleListing() {
	const { settings, deferred } = useLoaderData<TitleScreenData>()
	const address = useListingAddress()
	const views = useKeptViews(settings.screen, address.pathname + address.search, { settings, deferred, address })
	return (
		<ListingFrame screen={settings.screen}>
			{views.map(({ key, isShown, view }) => (
				<Activity key={key} mode={isShown ? 'visible' : 'hidden'}>
					<TitleListingBody {...view} />
				</Activity>
			))}
		</ListingFrame>
	)
}
