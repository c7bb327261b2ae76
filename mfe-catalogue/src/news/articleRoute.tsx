import type { LoaderFunctionArgs } from 'react-router-dom'
import { articleRoute } from 'shared-contract'
import { readyWords } from 'shared-i18n'
import { call } from 'shared-state'
import { words } from '../words.ts'

export { ArticlePage as Component } from './ArticlePage.tsx'

/** Asks for the article of the address. */
export async function loader({ params, request }: LoaderFunctionArgs) {
	const asked = call(articleRoute, { params: { id: params.id ?? '' } }, { signal: request.signal })
	const [outcome] = await Promise.all([asked, readyWords(words)])
	return outcome
}
