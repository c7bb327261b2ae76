import { useState } from 'react'
import { showOutcome } from 'shared-composition'
import { answerDeviceConsentRoute, type ConsentRequest, DEVICE_PATH } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { Button } from 'shared-ui'
import { signInTranslations } from '../signInTranslations.ts'
import { withStepUp } from '../stepUp/withStepUp.ts'
import { CodeForm } from './CodeForm.tsx'
import { ConsentLayout } from './ConsentLayout.tsx'
import { ConsentMessage } from './ConsentMessage.tsx'
import { ConsentPanel } from './ConsentPanel.tsx'
import { DeviceWarning } from './DeviceWarning.tsx'
import { isGone } from './isGone.ts'

type Step =
	| { step: 'code' }
	| { step: 'consent'; code: string; request: ConsentRequest }
	| { step: 'allowed' | 'refused'; name: string }
	| { step: 'gone' }

/** The page where a member types the code of another device, and allows or refuses what its app asks for. */
export function DevicePage() {
	const t = useTranslations(signInTranslations)
	const [state, setState] = useState<Step>({ step: 'code' })
	return (
		<ConsentLayout title={t('device.title')}>
			{state.step === 'code' && (
				<CodeForm onRequest={(code, request) => setState({ step: 'consent', code, request })} />
			)}
			{state.step === 'consent' && <DeviceConsent {...state} onEnd={setState} />}
			{(state.step === 'allowed' || state.step === 'refused') && (
				<ConsentMessage title={t(`device.${state.step}`)} text={t(`device.${state.step}.text`, { name: state.name })} />
			)}
			{state.step === 'gone' && (
				<ConsentMessage
					title={t('authorize.gone')}
					text={t('device.wrong')}
					action={<Button onClick={() => setState({ step: 'code' })}>{t('device.another')}</Button>}
				/>
			)}
		</ConsentLayout>
	)
}

interface DeviceConsentProps {
	code: string
	request: ConsentRequest
	onEnd: (step: Step) => void
}

function DeviceConsent({ code, request, onEnd }: DeviceConsentProps) {
	async function answer(isAllowed: boolean) {
		const outcome = await withStepUp(() => act(answerDeviceConsentRoute, { body: { code, isAllowed } }))
		if (outcome.state === 'done') onEnd({ step: isAllowed ? 'allowed' : 'refused', name: request.app.name })
		else if (isGone(outcome)) onEnd({ step: 'gone' })
		else showOutcome(outcome, '')
	}
	return (
		<ConsentPanel
			request={request}
			path={`${DEVICE_PATH}?user_code=${encodeURIComponent(code)}`}
			warning={<DeviceWarning />}
			onAnswer={answer}
		/>
	)
}
