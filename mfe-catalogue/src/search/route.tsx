import { searchPageRoute } from 'shared-contract'
import { readyWords } from 'shared-i18n'
import { call } from 'shared-state'
import { arrivalOf } from '../arrival/arrival.ts'
import { words } from '../words.ts'
import { readSearch } from './address.ts'
import type { SearchData } from './SearchPage.tsx'

export { SearchPage as Component } from './SearchPage.tsx'

/** Asks for everything that the query of the address finds. */
export async function loader({ request }: { request: Request }): Promise<SearchData> {
	const asked = readSearch(new URL(request.url).searchParams)
	const coming = asked.q
		? arrivalOf(call(searchPageRoute, { query: { q: asked.q } }, { signal: request.signal }))
		: undefined
	const [arrival] = await Promise.all([coming, readyWords(words)])
	return { asked, arrival }
}
