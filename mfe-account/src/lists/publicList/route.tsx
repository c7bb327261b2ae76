import type { LoaderFunctionArgs } from 'react-router-dom'
import { type CustomListPage, customListRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call, type Outcome } from 'shared-state'
import { listTranslations } from '../listTranslations.ts'
import { sharedListTranslations } from '../shared/sharedListTranslations.ts'

export { PublicListPage as Component } from './PublicListPage.tsx'

/** Loads the list in the address. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<Outcome<CustomListPage>> {
	const input = { params: { listId: params.listId ?? '' } }
	const [outcome] = await Promise.all([
		call(customListRoute, input, { signal: request.signal }),
		loadTranslations(listTranslations),
		loadTranslations(sharedListTranslations),
	])
	return outcome
}
