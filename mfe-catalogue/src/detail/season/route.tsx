import type { LoaderFunctionArgs } from 'react-router-dom'
import { SEASON_SORTS, SEASONS, seasonPageRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { deferIfSlow } from '../../shared/deferred/deferred.ts'
import { entityTranslations } from '../entity/entityTranslations.ts'
import { pageNumber } from '../entity/pageNumber.ts'
import type { SeasonData } from './SeasonPage.tsx'

export { SeasonPage as Component } from './SeasonPage.tsx'

/** Loads one page of the titles of the season in the address. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<SeasonData> {
	const season = SEASONS.find((each) => each === params.season)
	const year = /^[12]\d{3}$/.test(params.year ?? '') ? Number(params.year) : undefined
	if (season === undefined || year === undefined) {
		await loadTranslations(entityTranslations)
		return { state: 'unknown' }
	}
	const { searchParams } = new URL(request.url)
	const sort = SEASON_SORTS.find((each) => each === searchParams.get('sort')) ?? 'renown'
	const input = {
		params: { year: String(year), season },
		query: { ...(sort !== 'renown' && { sort }), page: pageNumber(searchParams) },
	}
	const response = call(seasonPageRoute, input, { signal: request.signal })
	const [deferred] = await Promise.all([deferIfSlow(response), loadTranslations(entityTranslations)])
	return { state: 'known', year, season, sort, deferred }
}
