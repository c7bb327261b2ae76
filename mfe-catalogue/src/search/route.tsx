import { type SearchPage as Page, searchPageRoute } from 'shared-contract'
import { readyWords } from 'shared-i18n'
import { call, type Outcome } from 'shared-state'
import { type Arrival, arrivalOf } from '../arrival/arrival.ts'
import { words } from '../words.ts'
import { readSearch, type SearchAsked } from './address.ts'

export { SearchPage as Component } from './SearchPage.tsx'

/** What the page of a search shows; no arrival where nothing is asked. */
export interface SearchData {
	asked: SearchAsked
	arrival: Arrival<Outcome<Page>> | undefined
}

/** Asks for everything that the query of the address finds. */
export async function loader({ request }: { request: Request }): Promise<SearchData> {
	const asked = readSearch(new URL(request.url).searchParams)
	const coming = asked.q
		? arrivalOf(call(searchPageRoute, { query: { q: asked.q } }, { signal: request.signal }))
		: undefined
	const [arrival] = await Promise.all([coming, readyWords(words)])
	return { asked, arrival }
}
