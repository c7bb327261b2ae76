import type { LoaderFunctionArgs } from 'react-router-dom'
import { type TogetherRoom, togetherRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call, type Outcome } from 'shared-state'
import { togetherTranslations } from './togetherTranslations.ts'

export { TogetherPage as Component } from './TogetherPage.tsx'

/** The room of the address; null without a code. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<Outcome<TogetherRoom> | null> {
	const { code } = params
	const [outcome] = await Promise.all([
		code === undefined ? null : call(togetherRoute, { params: { code } }, { signal: request.signal }),
		loadTranslations(togetherTranslations),
	])
	return outcome
}
