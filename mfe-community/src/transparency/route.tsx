import type { LoaderFunctionArgs } from 'react-router-dom'
import { type RouteAnswer, transparencyRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call, type Outcome } from 'shared-state'
import { translations } from '../translations.ts'

export { TransparencyPage as Component } from './TransparencyPage.tsx'

export type TransparencyData = Outcome<RouteAnswer<typeof transparencyRoute>>

export async function loader({ request }: LoaderFunctionArgs): Promise<TransparencyData> {
	const [outcome] = await Promise.all([
		call(transparencyRoute, {}, { signal: request.signal }),
		loadTranslations(translations),
	])
	return outcome
}
