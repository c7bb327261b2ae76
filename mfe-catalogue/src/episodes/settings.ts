import type { ListingSettings } from '../listing/settings.ts'

export const EPISODES: ListingSettings = { screen: 'episodes', controls: [], sort: 'added' }
