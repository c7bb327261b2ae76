import { rankingRoute } from 'shared-contract'
import { call } from 'shared-state'
import { listingLoader } from '../browse/listing/listingLoader.ts'
import { RANKING } from './RankingPage.tsx'

export { RankingPage as Component } from './RankingPage.tsx'

export const loader = listingLoader(RANKING, ({ page }, signal) => call(rankingRoute, { query: { page } }, { signal }))
