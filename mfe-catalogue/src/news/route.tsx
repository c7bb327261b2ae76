import { redirectFrom } from 'shared-composition'
import { newsRoute } from 'shared-contract'
import { readyWords } from 'shared-i18n'
import { call } from 'shared-state'
import { arrivalOf } from '../arrival/arrival.ts'
import { words } from '../words.ts'
import { otherPath, readNewsQuery } from './address.ts'
import type { NewsArrival } from './NewsPage.tsx'

export { NewsPage as Component } from './NewsPage.tsx'

/** Asks for the page of the address; one beyond the last leads to the last. */
export async function loader({ request }: { request: Request }): Promise<NewsArrival | Response> {
	const asked = readNewsQuery(new URL(request.url).searchParams)
	const query = { page: asked.page, ...(asked.category ? { category: asked.category } : {}) }
	const coming = call(newsRoute, { query }, { signal: request.signal })
	const [arrival] = await Promise.all([arrivalOf(coming), readyWords(words)])
	const path = arrival.state === 'here' ? otherPath(arrival.value, asked) : undefined
	return path === undefined ? arrival : redirectFrom(request, path)
}
