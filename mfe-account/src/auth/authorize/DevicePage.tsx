import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { outcomeMessage, showOutcome } from 'shared-composition'
import { type Failure, useForm } from 'shared-composition/form'
import { answerDeviceConsentRoute, type ConsentRequest, DEVICE_PATH, deviceConsentRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { Button, color, radius, size, space, WarningIcon } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { signInTranslations } from '../signInTranslations.ts'
import { withStepUp } from '../stepUp/withStepUp.ts'
import { ConsentLayout } from './ConsentLayout.tsx'
import { ConsentMessage } from './ConsentMessage.tsx'
import { ConsentPanel } from './ConsentPanel.tsx'
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

/** The contract's limit; the server reads small letters, spaces and any hyphen. */
const CODE_MAX_LENGTH = 40

const Form = styled.form`
	display: grid;
	gap: ${space[4]};
`
const CodeField = styled(TextField)`
	&& { font: 650 ${size['2xl']}/1.4 monospace; letter-spacing: 0.12em; text-align: center; text-transform: uppercase; }
`

/** The code of an address: as devices show it, in a QR code (RFC 8628), or as somebody wrote it. */
const codeIn = (search: URLSearchParams) => search.get('user_code') ?? search.get('code') ?? ''

interface CodeFormProps {
	onRequest: (code: string, request: ConsentRequest) => void
}

/** Asks for the code that another device shows. */
function CodeForm({ onRequest }: CodeFormProps) {
	const t = useTranslations(signInTranslations)
	const [search] = useSearchParams()
	const form = useForm({
		initialValues: () => ({ code: codeIn(search).slice(0, CODE_MAX_LENGTH) }),
		validate: ({ code }) => (code.trim() === '' ? { code: 'text.required' } : {}),
		submit: (body) => act(deviceConsentRoute, { body }),
		onSettled: (outcome) => outcome.state === 'done' && onRequest(form.$state.get().values.code, outcome.answer),
	})
	const failureText = (failure: Failure) => (isGone(failure) ? t('device.wrong') : outcomeMessage(failure))

	return (
		<>
			<div>
				<h1>{t('device.title')}</h1>
				<p>{t('device.lead')}</p>
			</div>
			<Form {...form.props}>
				<CodeField
					label={t('device.code')}
					hint={t('device.code.hint')}
					maxLength={CODE_MAX_LENGTH}
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					placeholder="ABCD-EFGH"
					{...form.text('code')}
					error={form.error('code') ?? (form.failure && failureText(form.failure))}
				/>
				<DeviceWarning />
				<Button type="submit" variant="primary" size="lg" wide loading={form.submitting}>
					{t('device.next')}
				</Button>
			</Form>
		</>
	)
}

const Box = styled.p`
	display: flex;
	gap: ${space[3]};
	padding: ${space[3]};
	border: 1px solid ${color.danger};
	border-radius: ${radius.md};
	font-size: ${size.sm};
	svg { flex: none; color: ${color.danger}; }
`

/** Warns of codes that somebody else sent. */
function DeviceWarning() {
	const t = useTranslations(signInTranslations)
	return (
		<Box>
			<WarningIcon size={20} />
			{t('device.warning')}
		</Box>
	)
}
