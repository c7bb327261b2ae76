import type { LoaderFunctionArgs } from 'react-router-dom'
import { articleRoute, type NewsArticle } from 'shared-contract'
import { readyWords } from 'shared-i18n'
import { call, type Outcome } from 'shared-state'
import { type Deferred, deferIfSlow } from '../deferred/deferred.ts'
import { words } from '../words.ts'

export { ArticlePage as Component } from './ArticlePage.tsx'
export type DeferredArticle = Deferred<Outcome<NewsArticle>>

/** Loads the article that the address names. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<DeferredArticle> {
	const response = call(articleRoute, { params: { id: params.id ?? '' } }, { signal: request.signal })
	const [deferred] = await Promise.all([deferIfSlow(response), readyWords(words)])
	return deferred
}
