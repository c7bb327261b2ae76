import type { TitleListingSettings } from '../listing/settings.ts'
import { titleListingRoute } from '../listing/titleListingRoute.ts'

const MOVIES: TitleListingSettings = {
	screen: 'movies',
	list: { kind: 'anime', format: 'Movie', status: 'releasing,completed' },
	controls: [],
	sort: 'added',
}

export const { Component, loader } = titleListingRoute(MOVIES)
