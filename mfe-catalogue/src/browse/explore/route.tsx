import { SELECT_NAMES } from '../listing/selects.ts'
import type { TitleListingSettings } from '../listing/settings.ts'
import { titleListingRoute } from '../listing/titleListingRoute.ts'

const EXPLORE: TitleListingSettings = {
	screen: 'explore',
	list: { kind: 'anime' },
	controls: ['q', ...SELECT_NAMES, 'genres', 'more', 'hide', 'adult', 'sort'],
	sort: 'rating',
}

export const { Component, loader } = titleListingRoute(EXPLORE)
