import type { TitleListingSettings } from '../listing/settings.ts'
import { titleListingRoute } from '../listing/titleListingRoute.ts'

const RELEASES: TitleListingSettings = {
	screen: 'releases',
	list: { kind: 'anime', format: 'TV,OVA', status: 'releasing,completed' },
	controls: [],
	sort: 'added',
}

export const { Component, loader } = titleListingRoute(RELEASES)
