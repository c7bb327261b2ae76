import type { TitleListingSettings } from '../listing/settings.ts'
import { titleListingRoute } from '../listing/titleListingRoute.ts'

const MANGAS: TitleListingSettings = {
	screen: 'mangas',
	list: { kind: 'manga' },
	controls: ['q', 'status', 'season', 'year', 'service', 'genres', 'more', 'hide', 'adult', 'sort'],
	sort: 'rating',
}

export const { Component, loader } = titleListingRoute(MANGAS)
