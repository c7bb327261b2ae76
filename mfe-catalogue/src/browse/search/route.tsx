import { searchPageRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { partsOf } from '../../shared/adult/adultReader.ts'
import { deferIfSlow } from '../../shared/deferred/deferred.ts'
import { listingTranslations } from '../listing/listingTranslations.ts'
import type { SearchData } from './SearchPage.tsx'
import { parseSearchQuery } from './searchQuery.ts'

export { SearchPage as Component } from './SearchPage.tsx'

/** Loads the results of the query in the address. */
export async function loader({ request }: { request: Request }): Promise<SearchData> {
	const query = parseSearchQuery(new URL(request.url).searchParams)
	const response = query.q
		? deferIfSlow(
				call(
					searchPageRoute,
					{ query: { q: query.q, ...partsOf({ isAdult: query.adult }) } },
					{ signal: request.signal },
				),
			)
		: undefined
	const [deferred] = await Promise.all([response, loadTranslations(listingTranslations)])
	return { query, deferred }
}
