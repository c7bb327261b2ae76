import type { LoaderFunctionArgs } from 'react-router-dom'
import { articleRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { deferIfSlow } from '../deferred/deferred.ts'
import { translations } from '../translations.ts'
import type { DeferredArticle } from './ArticlePage.tsx'

export { ArticlePage as Component } from './ArticlePage.tsx'

/** Loads the article that the address names. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<DeferredArticle> {
	const response = call(articleRoute, { params: { id: params.id ?? '' } }, { signal: request.signal })
	const [deferred] = await Promise.all([deferIfSlow(response), loadTranslations(translations)])
	return deferred
}
