import { secondFactorRoute, startSecondFactorRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { call, storeSession } from 'shared-state'
import { Button } from 'shared-ui'
import { ProofForm } from './passkey/ProofForm.tsx'
import { signInTranslations } from './signInTranslations.ts'

interface SecondFactorProps {
	onSignedIn: () => void
	onBack: () => void
}

/** The second step of a sign-in: a passkey or a recovery code. */
export function SecondFactor({ onSignedIn, onBack }: SecondFactorProps) {
	const t = useTranslations(signInTranslations)
	return (
		<>
			<h1>{t('passkey.second.title')}</h1>
			<p>{t('passkey.second.text')}</p>
			<ProofForm
				methods={['passkey', 'code']}
				loadPasskey={() => call(startSecondFactorRoute, {})}
				send={async (body) => storeSession(await call(secondFactorRoute, { body }))}
				onDone={onSignedIn}
			/>
			<Button variant="quiet" onClick={onBack}>
				{t('passkey.second.back')}
			</Button>
		</>
	)
}

/** Whether a sign-in waits for its second step. */
export function needsSecondFactor(outcome: { state: string; problem?: { code: string } }): boolean {
	return outcome.state === 'refused' && outcome.problem?.code === 'auth.secondFactor'
}
