import { useSearchParams } from 'react-router-dom'
import { outcomeMessage } from 'shared-composition'
import { type Failure, useForm } from 'shared-composition/form'
import { type ConsentRequest, deviceConsentRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { Button, size, space } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { signInTranslations } from '../signInTranslations.ts'
import { DeviceWarning } from './DeviceWarning.tsx'
import { isGone } from './isGone.ts'

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
export function CodeForm({ onRequest }: CodeFormProps) {
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
			<Form {...form.props} noValidate>
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
