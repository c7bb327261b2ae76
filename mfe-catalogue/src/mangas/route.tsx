import { listingLoader } from '../listing/listingLoader.ts'
import { readTitles } from '../listing/readListing.ts'
import type { TitleListingSettings } from '../listing/settings.ts'
import { TitleListing } from '../listing/TitleListing.tsx'

const MANGAS: TitleListingSettings = {
	screen: 'mangas',
	list: { kind: 'manga' },
	controls: ['q', 'status', 'season', 'year', 'genres', 'hide', 'sort'],
	sort: 'rating',
}

export const Component = () => <TitleListing settings={MANGAS} />

export const loader = listingLoader(MANGAS, readTitles(MANGAS))
