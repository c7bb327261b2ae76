import { useState } from 'react'
import { useLoaderData, useParams } from 'react-router-dom'
import { LoadFailure, showOutcome } from 'shared-composition'
import { answerConsentRoute, type ConsentRequest, consentPath } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { signInTranslations } from '../signInTranslations.ts'
import { withStepUp } from '../stepUp/withStepUp.ts'
import { ConsentLayout } from './ConsentLayout.tsx'
import { ConsentMessage } from './ConsentMessage.tsx'
import { ConsentPanel } from './ConsentPanel.tsx'
import { isGone } from './isGone.ts'
import type { AuthorizeLoaderData } from './loadAuthorize.ts'

/** The page to which an app sends its user: what it asks for, and the way back to the app. */
export function AuthorizePage() {
	const t = useTranslations(signInTranslations)
	const { id = '' } = useParams()
	const { request } = useLoaderData<AuthorizeLoaderData>()
	return (
		<ConsentLayout title={t('authorize.title')}>
			{request.state === 'done' ? (
				<OpenRequest key={id} id={id} request={request.answer} />
			) : isGone(request) ? (
				<ConsentMessage title={t('authorize.gone')} text={t('authorize.gone.text')} />
			) : (
				<>
					<h1>{t('authorize.title')}</h1>
					<LoadFailure title={t('authorize.failed')} />
				</>
			)}
		</ConsentLayout>
	)
}

function OpenRequest({ id, request }: { id: string; request: ConsentRequest }) {
	const t = useTranslations(signInTranslations)
	const [end, setEnd] = useState<'leaving' | 'gone'>()
	if (end) return <ConsentMessage title={t(`authorize.${end}`)} text={t(`authorize.${end}.text`)} />

	async function answer(isAllowed: boolean) {
		const outcome = await withStepUp(() => act(answerConsentRoute, { params: { id }, body: { isAllowed } }))
		if (outcome.state === 'done') {
			// The address may be of an app on this device; then this page stays.
			setEnd('leaving')
			location.assign(outcome.answer.address)
		} else if (isGone(outcome)) setEnd('gone')
		else showOutcome(outcome, '')
	}

	return <ConsentPanel request={request} path={consentPath(id)} onAnswer={answer} />
}
