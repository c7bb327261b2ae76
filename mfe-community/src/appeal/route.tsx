import type { LoaderFunctionArgs } from 'react-router-dom'
import { type DecisionNotice, decisionNoticeRoute, MODERATED_KINDS, type ModeratedKind } from 'shared-contract'
import { loadTranslations } from 'shared-i18n'
import { call, type Outcome } from 'shared-state'
import { translations } from '../translations.ts'

export { AppealPage as Component } from './AppealPage.tsx'

/** A decision with the key of what it is about; null for an address that names nothing. */
export type AppealData = { key: { kind: ModeratedKind; id: string }; outcome: Outcome<DecisionNotice> } | null

export async function loader({ params, request }: LoaderFunctionArgs): Promise<AppealData> {
	const kind = MODERATED_KINDS.find((known) => known === params.kind)
	if (!kind || params.id === undefined) {
		await loadTranslations(translations)
		return null
	}
	const key = { kind, id: params.id }
	const [outcome] = await Promise.all([
		call(decisionNoticeRoute, { params: key }, { signal: request.signal }),
		loadTranslations(translations),
	])
	return { key, outcome }
}
