import { type SearchPage as Page, searchPageRoute } from 'shared-contract'
import { readyWords } from 'shared-i18n'
import { call, type Outcome } from 'shared-state'
import { type Deferred, deferIfSlow } from '../deferred/deferred.ts'
import { words } from '../words.ts'
import { parseSearchQuery, type SearchQuery } from './searchQuery.ts'

export { SearchPage as Component } from './SearchPage.tsx'

/** Loader data of the search page. `deferred` is undefined if the query is empty. */
export interface SearchData {
	query: SearchQuery
	deferred: Deferred<Outcome<Page>> | undefined
}

/** Loads the results of the query in the address. */
export async function loader({ request }: { request: Request }): Promise<SearchData> {
	const query = parseSearchQuery(new URL(request.url).searchParams)
	const response = query.q
		? deferIfSlow(call(searchPageRoute, { query: { q: query.q } }, { signal: request.signal }))
		: undefined
	const [deferred] = await Promise.all([response, readyWords(words)])
	return { query, deferred }
}
