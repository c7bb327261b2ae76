import type { LoaderFunctionArgs } from 'react-router-dom'
import { decisionNoticeRoute, MODERATED_KINDS } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { $token, call } from 'shared-state'
import { moderationTranslations } from '../moderationTranslations.ts'
import type { AppealData } from './appealData.ts'

export { AppealPage as Component } from './AppealPage.tsx'

export async function loader({ params, request }: LoaderFunctionArgs): Promise<AppealData> {
	const kind = MODERATED_KINDS.find((known) => known === params.kind)
	if (!kind || params.id === undefined) {
		await loadTranslations(moderationTranslations)
		return null
	}
	const key = { kind, id: params.id }
	// A request that must fail is not sent.
	if ($token.get() === '') {
		await loadTranslations(moderationTranslations)
		return { key, outcome: 'visitor' }
	}
	const [outcome] = await Promise.all([
		call(decisionNoticeRoute, { params: key }, { signal: request.signal }),
		loadTranslations(moderationTranslations),
	])
	return { key, outcome }
}
