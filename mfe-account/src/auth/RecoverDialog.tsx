import { useStore } from '@nanostores/react'
import { type FormEvent, useId, useState } from 'react'
import { outcomeWords } from 'shared-composition'
import { recoverRoute } from 'shared-contract'
import { common, useWords } from 'shared-i18n'
import { $site, call } from 'shared-state'
import { Button, Stack } from 'shared-ui'
import { Dialog, TextField } from 'shared-ui/controls'
import { words } from '../words.ts'

type Recovery =
	| { state: 'asking' | 'sending' }
	| { state: 'refused'; reason: string }
	| { state: 'sent'; mail: boolean }

interface RecoverDialogProps {
	open: boolean
	/** What already stands in the form's own field. */
	email: string
	onClose: () => void
}

/** Asks for a link to choose another password. The answer is the same whether or not the account exists. */
export function RecoverDialog({ open, ...props }: RecoverDialogProps) {
	return open ? <OpenRecoverDialog {...props} /> : null
}

function OpenRecoverDialog({ email: typed, onClose }: Omit<RecoverDialogProps, 'open'>) {
	const t = useWords(words)
	const shared = useWords(common)
	const { mail = false } = useStore($site)
	const formId = useId()
	const [email, setEmail] = useState(typed)
	const [recovery, setRecovery] = useState<Recovery>({ state: 'asking' })

	async function send(event: FormEvent) {
		event.preventDefault()
		setRecovery({ state: 'sending' })
		const outcome = await call(recoverRoute, { body: { email } })
		setRecovery(
			outcome.state === 'done'
				? { state: 'sent', mail: outcome.answer.mail }
				: { state: 'refused', reason: outcomeWords(outcome) },
		)
	}

	return (
		<Dialog
			open
			onClose={onClose}
			title={t('recover.title')}
			closeLabel={shared('action.close')}
			footer={
				recovery.state === 'sent' ? (
					<Button onClick={onClose}>{shared('action.close')}</Button>
				) : (
					<Button type="submit" form={formId} variant="primary" loading={recovery.state === 'sending'}>
						{t('recover.send')}
					</Button>
				)
			}
		>
			{recovery.state === 'sent' ? (
				<p role="status">{t(recovery.mail ? 'recover.sent' : 'recover.mailOff')}</p>
			) : (
				<form id={formId} onSubmit={(event) => void send(event)}>
					<Stack>
						<p>{t(mail ? 'recover.text' : 'recover.text.mailOff')}</p>
						<TextField
							label={t('auth.email')}
							type="email"
							required
							autoComplete="email"
							value={email}
							error={recovery.state === 'refused' ? recovery.reason : undefined}
							onChange={(event) => setEmail(event.target.value)}
						/>
					</Stack>
				</form>
			)}
		</Dialog>
	)
}
