import type { LoaderFunctionArgs } from 'react-router-dom'
import { transparencyRoute } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { moderationTranslations } from '../moderationTranslations.ts'
import type { TransparencyData } from './TransparencyPage.tsx'

export { TransparencyPage as Component } from './TransparencyPage.tsx'

export async function loader({ request }: LoaderFunctionArgs): Promise<TransparencyData> {
	const [outcome] = await Promise.all([
		call(transparencyRoute, {}, { signal: request.signal }),
		loadTranslations(moderationTranslations),
	])
	return outcome
}
