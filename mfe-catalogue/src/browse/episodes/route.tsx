import { episodeListRoute } from 'shared-contract'
import { call } from 'shared-state'
import { listingLoader } from '../listing/listingLoader.ts'
import { EPISODES } from './EpisodesPage.tsx'

export { EpisodesPage as Component } from './EpisodesPage.tsx'

export const loader = listingLoader(EPISODES, ({ page }, signal) =>
	call(episodeListRoute, { query: { page } }, { signal }),
)
