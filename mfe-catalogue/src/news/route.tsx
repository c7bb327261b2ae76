import { redirectFrom } from 'shared-composition'
import { newsRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { deferIfSlow } from '../shared/deferred/deferred.ts'
import type { DeferredNews } from './NewsPage.tsx'
import { lastPageRedirect, readNewsQuery } from './newsQuery.ts'
import { newsTranslations } from './newsTranslations.ts'

export { NewsPage as Component } from './NewsPage.tsx'

/** Loads the page that the address names. A page beyond the last redirects to the last. */
export async function loader({ request }: { request: Request }): Promise<DeferredNews | Response> {
	const newsQuery = readNewsQuery(new URL(request.url).searchParams)
	const query = { page: newsQuery.page, ...(newsQuery.category ? { category: newsQuery.category } : {}) }
	const response = call(newsRoute, { query }, { signal: request.signal })
	const [deferred] = await Promise.all([deferIfSlow(response), loadTranslations(newsTranslations)])
	const path = deferred.state === 'ready' ? lastPageRedirect(deferred.value, newsQuery) : undefined
	return path === undefined ? deferred : redirectFrom(request, path)
}
