import { startStepUpRoute, stepUpRoute } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { $navigate, act, signInPath, signOut } from 'shared-state'
import { Button, Stack } from 'shared-ui'
import { Dialog } from 'shared-ui/windows'
import { ProofForm, type ProofMethod } from '../passkey/ProofForm.tsx'
import { signInTranslations } from '../signInTranslations.ts'

interface StepUpDialogProps {
	/** How this member can prove to own the account. With none, a new sign-in is the proof. */
	methods: readonly ProofMethod[]
	onFinish: (isProven: boolean) => void
}

/** Asks for a proof that the member owns the account. */
export function StepUpDialog({ methods, onFinish }: StepUpDialogProps) {
	const t = useTranslations(signInTranslations)
	const shared = useTranslations(common)

	async function loadPasskey() {
		const outcome = await act(startStepUpRoute, {})
		return outcome.state === 'done' ? { ...outcome, answer: outcome.answer.passkey } : outcome
	}

	async function signInAgain() {
		const path = signInPath()
		onFinish(false)
		await signOut()
		$navigate.get()(path)
	}

	return (
		<Dialog
			open
			onClose={() => onFinish(false)}
			title={t('stepUp.title')}
			closeLabel={shared('action.close')}
			footer={<Button onClick={() => onFinish(false)}>{shared('action.cancel')}</Button>}
		>
			<Stack $gap={4}>
				{methods.length > 0 ? (
					<>
						<p>{t('stepUp.text')}</p>
						<ProofForm
							methods={methods}
							loadPasskey={loadPasskey}
							send={(body) => act(stepUpRoute, { body })}
							onDone={() => onFinish(true)}
						/>
					</>
				) : (
					<>
						<p>{t('stepUp.signInAgain')}</p>
						<Button variant="primary" onClick={() => void signInAgain()}>
							{t('stepUp.signIn')}
						</Button>
					</>
				)}
			</Stack>
		</Dialog>
	)
}
