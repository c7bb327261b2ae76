import { useState } from 'react'
import { useForm } from 'shared-composition/form'
import type { OwnerProof, PasskeyRequestOptions, STEP_UP_METHODS } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import type { ActionOutcome } from 'shared-state'
import { Button, Stack } from 'shared-ui'
import { PasswordField, TextField } from 'shared-ui/controls'
import { failureText } from '../credentials.ts'
import { signInTranslations } from '../signInTranslations.ts'
import { signWithPasskey } from './browserPasskey.ts'
import { Refusal } from './Refusal.tsx'

export type ProofMethod = (typeof STEP_UP_METHODS)[number]

interface ProofFormProps {
	methods: readonly ProofMethod[]
	/** Gets a new challenge for the passkeys. */
	loadPasskey: () => Promise<ActionOutcome<PasskeyRequestOptions | null>>
	send: (proof: OwnerProof) => Promise<ActionOutcome<unknown>>
	onDone: () => void
}

/** Asks a member for one proof: a passkey, the password or a recovery code. What was typed stays after a refusal. */
export function ProofForm({ methods, loadPasskey, send, onDone }: ProofFormProps) {
	const t = useTranslations(signInTranslations)
	const [wantsCode, setWantsCode] = useState(false)
	const [failure, setFailure] = useState<string>()
	// No transition: React would hold its end back until that of the caller, which waits for this proof.
	const [isSigning, setSigning] = useState(false)
	const typed = wantsCode ? 'code' : methods.includes('password') ? 'password' : undefined
	const form = useForm({
		initialValues: () => ({ password: '', code: '' }),
		submit({ password, code }) {
			setFailure(undefined)
			return send(typed === 'code' ? { code } : { password })
		},
		onSettled: settle,
	})

	function settle(outcome: ActionOutcome<unknown>) {
		if (outcome.state === 'done') return onDone()
		if (outcome.state === 'example' || outcome.state === 'accountNeeded') return
		const isShownAtField = outcome.state === 'refused' && outcome.problem.fields !== undefined
		if (!isShownAtField) setFailure(failureText(outcome))
	}

	async function sign() {
		setFailure(undefined)
		setSigning(true)
		await askPasskey()
		setSigning(false)
	}

	async function askPasskey() {
		const options = await loadPasskey()
		if (options.state !== 'done' || !options.answer) return settle(options)
		const passkey = await signWithPasskey(options.answer)
		if (typeof passkey === 'string') return setFailure(t(`passkey.${passkey}`))
		settle(await send({ passkey }))
	}

	return (
		<Stack $gap={4}>
			{failure && <Refusal role="alert">{failure}</Refusal>}
			{methods.includes('passkey') && (
				<Button wide variant="primary" loading={isSigning} onClick={() => void sign()}>
					{t('passkey.use')}
				</Button>
			)}
			{typed && (
				<form {...form.props}>
					<Stack>
						{typed === 'code' ? (
							<TextField
								label={t('proof.code')}
								hint={t('proof.code.hint')}
								autoComplete="one-time-code"
								autoCapitalize="none"
								spellCheck={false}
								{...form.text('code')}
							/>
						) : (
							<PasswordField
								label={t('settings.currentPassword')}
								autoComplete="current-password"
								{...form.text('password')}
								showLabel={t('auth.password.show')}
								hideTextLabel={t('auth.password.hide')}
							/>
						)}
						<Button type="submit" wide loading={form.submitting}>
							{t('proof.confirm')}
						</Button>
					</Stack>
				</form>
			)}
			{methods.includes('code') && !wantsCode && (
				<Button variant="quiet" size="sm" onClick={() => setWantsCode(true)}>
					{t('proof.useCode')}
				</Button>
			)}
		</Stack>
	)
}
