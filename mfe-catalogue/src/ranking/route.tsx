import { rankingRoute } from 'shared-contract'
import { call } from 'shared-state'
import { listingLoader } from '../browse/listing/listingLoader.ts'
import { RANKING } from './RankingPage.tsx'

export { RankingPage as Component } from './RankingPage.tsx'

export const loader = listingLoader(RANKING, ({ page, year, season, type, genres }, signal) => {
	const query = {
		page,
		...(year && { year }),
		...(season && { season }),
		...(type && { format: type }),
		...(genres.length > 0 && { genres: genres.join() }),
	}
	return call(rankingRoute, { query }, { signal })
})
