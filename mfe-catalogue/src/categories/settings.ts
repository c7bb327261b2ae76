import type { TitleListingSettings } from '../listing/settings.ts'

export const CATEGORIES: TitleListingSettings = {
	screen: 'categories',
	list: { kind: 'anime' },
	controls: ['genre'],
	sort: 'rating',
}
