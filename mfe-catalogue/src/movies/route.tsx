import type { TitleListingSettings } from '../listing/settings.ts'
import { titleScreen } from '../listing/titleScreen.ts'

const MOVIES: TitleListingSettings = {
	screen: 'movies',
	list: { kind: 'anime', format: 'Movie', status: 'releasing,completed' },
	controls: [],
	sort: 'added',
}

export const { Component, loader } = titleScreen(MOVIES)
