import type { TitleListingSettings } from '../listing/settings.ts'
import { titleScreen } from '../listing/titleScreen.ts'

const MANGAS: TitleListingSettings = {
	screen: 'mangas',
	list: { kind: 'manga' },
	controls: ['q', 'status', 'season', 'year', 'genres', 'hide', 'sort'],
	sort: 'rating',
}

export const { Component, loader } = titleScreen(MANGAS)
