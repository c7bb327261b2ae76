import type { LoaderFunctionArgs } from 'react-router-dom'
import { articleRoute } from 'shared-contract'
import { readyWords } from 'shared-i18n'
import { call } from 'shared-state'
import { arrivalOf } from '../arrival/arrival.ts'
import { words } from '../words.ts'
import type { ArticleArrival } from './ArticlePage.tsx'

export { ArticlePage as Component } from './ArticlePage.tsx'

/** Asks for the article of the address. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<ArticleArrival> {
	const asked = call(articleRoute, { params: { id: params.id ?? '' } }, { signal: request.signal })
	const [arrival] = await Promise.all([arrivalOf(asked), readyWords(words)])
	return arrival
}
