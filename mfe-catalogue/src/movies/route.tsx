import { listingLoader } from '../listing/listingLoader.ts'
import { readTitles } from '../listing/readListing.ts'
import type { TitleListingSettings } from '../listing/settings.ts'
import { TitleListing } from '../listing/TitleListing.tsx'

const MOVIES: TitleListingSettings = {
	screen: 'movies',
	list: { kind: 'anime', format: 'Movie', status: 'releasing,completed' },
	controls: [],
	sort: 'added',
}

export const Component = () => <TitleListing settings={MOVIES} />

export const loader = listingLoader(MOVIES, readTitles(MOVIES))
