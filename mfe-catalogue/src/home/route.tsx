import { homeRoute } from 'shared-contract'
import { readyWords } from 'shared-i18n'
import { call } from 'shared-state'
import { homeWords } from '../homeWords.ts'

export { HomePage as Component } from './HomePage.tsx'

/** Words and data come side by side; a failure is shown by the page, in the reader's language. */
export async function loader({ request }: { request: Request }) {
	const [outcome] = await Promise.all([call(homeRoute, {}, { signal: request.signal }), readyWords(homeWords)])
	return outcome
}
