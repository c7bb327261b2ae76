import type { LoaderFunctionArgs } from 'react-router-dom'
import { articleRoute, heldArticleRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { $token, call, type Outcome } from 'shared-state'
import { deferIfSlow } from '../shared/deferred/deferred.ts'
import type { DeferredArticle, ShownArticle } from './ArticlePage.tsx'
import { newsTranslations } from './newsTranslations.ts'

export { ArticlePage as Component } from './ArticlePage.tsx'

/** Loads the article that the address names. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<DeferredArticle> {
	const [deferred] = await Promise.all([
		deferIfSlow(readArticle(params.id ?? '', request.signal)),
		loadTranslations(newsTranslations),
	])
	return deferred
}

// The article itself is the same for everybody; a withheld one is asked for only where it is missing.
async function readArticle(id: string, signal: AbortSignal): Promise<Outcome<ShownArticle>> {
	const outcome = await call(articleRoute, { params: { id } }, { signal })
	if (outcome.state === 'done') return { ...outcome, answer: { article: outcome.answer } }
	const isMissing = outcome.state === 'refused' && outcome.status === 404
	if (!isMissing || $token.get() === '') return outcome
	const held = await call(heldArticleRoute, { params: { id } }, { signal })
	return held.state === 'done' ? held : outcome
}
