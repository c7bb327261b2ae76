import { homeRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { homeTranslations } from '../../shared/homeTranslations.ts'

export { HomePage as Component } from './HomePage.tsx'

/** Loads translations and data in parallel. The page shows a failure, in the reader's language. */
export async function loader({ request }: { request: Request }) {
	const [outcome] = await Promise.all([
		call(homeRoute, {}, { signal: request.signal }),
		loadTranslations(homeTranslations),
	])
	return outcome
}
