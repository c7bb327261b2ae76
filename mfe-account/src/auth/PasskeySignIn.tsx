import { useEffect, useRef, useState } from 'react'
import { outcomeMessage } from 'shared-composition'
import { type PasskeyAssertion, passkeySignInRoute, startPasskeySignInRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { call, storeSession } from 'shared-state'
import { Button, Stack } from 'shared-ui'
import { hasPasskeys, offerPasskeys, signWithPasskey } from './passkey/browserPasskey.ts'
import { Refusal } from './passkey/Refusal.tsx'
import { signInTranslations } from './signInTranslations.ts'

interface PasskeySignInProps {
	/** Called before and after the sign-in. */
	onSigningIn: (isSigningIn: boolean) => void
	onSignedIn: () => void
}

/** Signs in with a passkey alone: by a button, or by the suggestions of the e-mail field. */
export function PasskeySignIn({ onSigningIn, onSignedIn }: PasskeySignInProps) {
	const t = useTranslations(signInTranslations)
	const [failure, setFailure] = useState<string>()
	const [isBusy, setBusy] = useState(false)

	async function send(passkey: PasskeyAssertion) {
		onSigningIn(true)
		const outcome = storeSession(await call(passkeySignInRoute, { body: { passkey } }))
		if (outcome.state === 'done') return onSignedIn()
		onSigningIn(false)
		setFailure(outcomeMessage(outcome))
	}

	async function sign() {
		setFailure(undefined)
		setBusy(true)
		const options = await call(startPasskeySignInRoute, {})
		const passkey = options.state === 'done' ? await signWithPasskey(options.answer) : undefined
		if (options.state !== 'done') setFailure(outcomeMessage(options))
		else if (typeof passkey === 'string') setFailure(t(`passkey.${passkey}`))
		else if (passkey) await send(passkey)
		setBusy(false)
	}

	const latestSend = useRef(send)
	latestSend.current = send
	useEffect(() => {
		if (!hasPasskeys()) return
		let isUnmounted = false
		const loadOptions = async () => {
			const options = await call(startPasskeySignInRoute, {})
			return options.state === 'done' && !isUnmounted ? options.answer : undefined
		}
		void offerPasskeys(loadOptions).then((passkey) => {
			if (passkey && !isUnmounted) void latestSend.current(passkey)
		})
		return () => {
			isUnmounted = true
		}
	}, [])

	if (!hasPasskeys()) return null
	return (
		<Stack $gap={3}>
			{failure && <Refusal role="alert">{failure}</Refusal>}
			<Button wide size="lg" loading={isBusy} onClick={() => void sign()}>
				{t('passkey.signIn')}
			</Button>
		</Stack>
	)
}
