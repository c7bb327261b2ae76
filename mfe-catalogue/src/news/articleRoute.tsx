import type { LoaderFunctionArgs } from 'react-router-dom'
import { articleRoute, type NewsArticle } from 'shared-contract'
import { readyWords } from 'shared-i18n'
import { call, type Outcome } from 'shared-state'
import { type Arrival, arrivalOf } from '../arrival/arrival.ts'
import { words } from '../words.ts'

export { ArticlePage as Component } from './ArticlePage.tsx'
export type ArticleArrival = Arrival<Outcome<NewsArticle>>

/** Asks for the article of the address. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<ArticleArrival> {
	const asked = call(articleRoute, { params: { id: params.id ?? '' } }, { signal: request.signal })
	const [arrival] = await Promise.all([arrivalOf(asked), readyWords(words)])
	return arrival
}
