import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { announce } from 'shared-composition'
import { deleteAccountRoute, type ErrorCode } from 'shared-contract'
import { common, useWords } from 'shared-i18n'
import { act, signOut } from 'shared-state'
import { Button, Stack } from 'shared-ui'
import { Dialog, PasswordField } from 'shared-ui/controls'
import { words } from '../words.ts'

/** Asks once more, with the password, before everything goes. */
export function DeleteDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
	const t = useWords(words)
	const shared = useWords(common)
	const navigate = useNavigate()
	const formId = useId()
	const [password, setPassword] = useState('')
	const [refused, setRefused] = useState<ErrorCode>()
	const [sending, setSending] = useState(false)

	async function send(event: FormEvent) {
		event.preventDefault()
		setSending(true)
		const outcome = await act(deleteAccountRoute, { body: { password } })
		setSending(false)
		if (outcome.state === 'refused' && outcome.problem.fields?.password) {
			return setRefused(outcome.problem.fields.password)
		}
		if (!announce(outcome, t('delete.done'))) return
		onClose()
		if (outcome.state !== 'done') return
		// The session is gone on the server; here it is forgotten.
		await signOut()
		await navigate('/', { replace: true })
	}

	return (
		<Dialog
			open
			onClose={onClose}
			title={t('delete.title')}
			closeLabel={shared('action.close')}
			footer={
				<>
					<Button data-autofocus onClick={onClose}>
						{shared('action.cancel')}
					</Button>
					<Button type="submit" form={formId} variant="danger" loading={sending}>
						{t('delete.confirm')}
					</Button>
				</>
			}
		>
			<form id={formId} onSubmit={(event) => void send(event)}>
				<Stack>
					<p>{t(hasPassword ? 'delete.ask' : 'delete.askOnly')}</p>
					{hasPassword && (
						<PasswordField
							label={t('settings.currentPassword')}
							autoComplete="current-password"
							value={password}
							error={refused && shared(`errors.${refused}`)}
							onChange={(event) => {
								setRefused(undefined)
								setPassword(event.target.value)
							}}
							showLabel={t('auth.password.show')}
							hideTextLabel={t('auth.password.hide')}
						/>
					)}
				</Stack>
			</form>
		</Dialog>
	)
}
