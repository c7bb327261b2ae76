import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { outcomeWords } from 'shared-composition'
import { resetPasswordRoute } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { call, showToast } from 'shared-state'
import { Button, Stack } from 'shared-ui'
import { PasswordField } from 'shared-ui/controls'
import { words } from '../words.ts'

/** Chooses another password with the token of a recovery link, then leads back to sign-in. */
export function ResetForm({ token }: { token: string }) {
	const t = useWords(words)
	const navigate = useNavigate()
	const [password, setPassword] = useState('')
	const [refused, setRefused] = useState<string>()
	const [sending, setSending] = useState(false)

	async function send(event: FormEvent) {
		event.preventDefault()
		setSending(true)
		const outcome = await call(resetPasswordRoute, { body: { token, password } })
		setSending(false)
		if (outcome.state !== 'done') return setRefused(outcomeWords(outcome))
		showToast('good', t('recover.saved'))
		await navigate('/auth', { replace: true })
	}

	return (
		<form onSubmit={(event) => void send(event)}>
			<Stack>
				<PasswordField
					label={t('recover.new')}
					hint={t('auth.password.hint')}
					error={refused}
					autoComplete="new-password"
					value={password}
					onChange={(event) => setPassword(event.target.value)}
					showLabel={t('auth.password.show')}
					hideTextLabel={t('auth.password.hide')}
				/>
				<Button type="submit" variant="primary" size="lg" wide loading={sending}>
					{t('recover.save')}
				</Button>
			</Stack>
		</form>
	)
}
