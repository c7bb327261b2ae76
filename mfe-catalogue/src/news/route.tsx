import { redirect } from 'react-router-dom'
import { newsRoute } from 'shared-contract'
import { readyWords } from 'shared-i18n'
import { call } from 'shared-state'
import { words } from '../words.ts'
import { lastPage, newsPath, readNewsQuery } from './address.ts'

export { NewsPage as Component } from './NewsPage.tsx'

/** Asks for the page of the address; one beyond the last leads to the last. */
export async function loader({ request }: { request: Request }) {
	const asked = readNewsQuery(new URL(request.url).searchParams)
	const query = { page: asked.page, ...(asked.category ? { category: asked.category } : {}) }
	const [outcome] = await Promise.all([call(newsRoute, { query }, { signal: request.signal }), readyWords(words)])
	if (outcome.state === 'done' && asked.page > lastPage(outcome.answer)) {
		return redirect(newsPath({ ...asked, page: lastPage(outcome.answer) }))
	}
	return outcome
}
