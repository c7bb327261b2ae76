import { listingLoader } from '../listing/listingLoader.ts'
import { readTitles } from '../listing/readListing.ts'
import type { TitleListingSettings } from '../listing/settings.ts'
import { TitleListing } from '../listing/TitleListing.tsx'

const RELEASES: TitleListingSettings = {
	screen: 'releases',
	list: { kind: 'anime', format: 'TV,OVA', status: 'releasing,completed' },
	controls: [],
	sort: 'added',
}

export const Component = () => <TitleListing settings={RELEASES} />

export const loader = listingLoader(RELEASES, readTitles(RELEASES))
