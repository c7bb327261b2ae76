import { useState } from 'react'
import { outcomeMessage } from 'shared-composition'
import { confirmEmailRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { call } from 'shared-state'
import { Button, LinkButton, Panel, Stack } from 'shared-ui'
import { settingsTranslations } from '../settingsTranslations.ts'

type Confirmation = { state: 'asking' | 'sending' | 'done' } | { state: 'refused'; reason: string }

/** Confirms a new e-mail address. It needs a click, because mail scanners open links. */
export function ConfirmEmail({ token }: { token: string }) {
	const t = useTranslations(settingsTranslations)
	const [confirmation, setConfirmation] = useState<Confirmation>({ state: 'asking' })

	async function confirm() {
		setConfirmation({ state: 'sending' })
		const outcome = await call(confirmEmailRoute, { body: { token } })
		setConfirmation(
			outcome.state === 'done' ? { state: 'done' } : { state: 'refused', reason: outcomeMessage(outcome) },
		)
	}

	if (confirmation.state === 'done') {
		return (
			<Panel>
				<Stack>
					<p role="status">{t('settings.confirmEmail.done')}</p>
					<div>
						<LinkButton to="/settings" reloadDocument>
							{t('settings.confirmEmail.back')}
						</LinkButton>
					</div>
				</Stack>
			</Panel>
		)
	}
	return (
		<Panel>
			<Stack>
				<h2>{t('settings.confirmEmail.title')}</h2>
				<p>{t('settings.confirmEmail.text')}</p>
				{confirmation.state === 'refused' && <p role="alert">{confirmation.reason}</p>}
				<div>
					<Button variant="primary" loading={confirmation.state === 'sending'} onClick={() => void confirm()}>
						{t('settings.confirmEmail.confirm')}
					</Button>
				</div>
			</Stack>
		</Panel>
	)
}
