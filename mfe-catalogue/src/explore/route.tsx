import { listingLoader } from '../listing/listingLoader.ts'
import { readTitles } from '../listing/readListing.ts'
import type { TitleListingSettings } from '../listing/settings.ts'
import { TitleListing } from '../listing/TitleListing.tsx'

const EXPLORE: TitleListingSettings = {
	screen: 'explore',
	list: { kind: 'anime' },
	controls: ['q', 'type', 'status', 'season', 'year', 'genres', 'hide', 'sort'],
	sort: 'rating',
}

export const Component = () => <TitleListing settings={EXPLORE} />

export const loader = listingLoader(EXPLORE, readTitles(EXPLORE))
