import type { TitleListingSettings } from '../listing/settings.ts'
import { titleScreen } from '../listing/titleScreen.ts'

const RELEASES: TitleListingSettings = {
	screen: 'releases',
	list: { kind: 'anime', format: 'TV,OVA', status: 'releasing,completed' },
	controls: [],
	sort: 'added',
}

export const { Component, loader } = titleScreen(RELEASES)
