import type { ListingSettings } from '../listing/settings.ts'

export const RANKING: ListingSettings = { screen: 'ranking', controls: [], sort: 'popularity' }
