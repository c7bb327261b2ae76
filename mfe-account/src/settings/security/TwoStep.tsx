import { useState } from 'react'
import { showOutcome } from 'shared-composition'
import { ConfirmDialog } from 'shared-composition/confirm'
import { type Passkey, RECOVERY_CODES_LOW } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { Button, Stack } from 'shared-ui'
import { Switch } from 'shared-ui/controls'
import { Dialog } from 'shared-ui/windows'
import { CopyableSecret } from '../../shared/clipboard/CopyableSecret.tsx'
import { settingsTranslations } from '../settingsTranslations.ts'
import type { SecurityStore } from './securityStore.ts'

interface TwoStepProps {
	store: SecurityStore
	passkeys: readonly Passkey[]
	twoStep: boolean
	codesLeft: number
	codes?: readonly string[]
}

/** The switch of the two-step sign-in, and the recovery codes: how many are left, and themselves right after they were made. */
export function TwoStep({ store, passkeys, twoStep, codesLeft, codes = [] }: TwoStepProps) {
	const t = useTranslations(settingsTranslations)
	const shared = useTranslations(common)
	const [isRenewing, setRenewing] = useState(false)

	async function choose(isOn: boolean) {
		if (isOn) showOutcome(await store.turnOn(), t('security.twoStep.on'))
		else showOutcome(await store.turnOff(), t('security.twoStep.off'))
	}

	async function renew() {
		setRenewing(false)
		showOutcome(await store.turnOn(), t('codes.renewed'))
	}

	return (
		<Stack $gap={4}>
			<Switch
				label={t('security.twoStep')}
				description={t(passkeys.length > 0 ? 'security.twoStep.text' : 'security.twoStep.needs')}
				checked={twoStep}
				disabled={passkeys.length === 0}
				onChange={(isOn) => void choose(isOn)}
			/>
			{twoStep && (
				<div>
					<p>{t('codes.left', { count: codesLeft })}</p>
					{codesLeft <= RECOVERY_CODES_LOW && <p role="alert">{t('codes.low')}</p>}
					<Button size="sm" onClick={() => setRenewing(true)}>
						{t('codes.renew')}
					</Button>
				</div>
			)}
			<ConfirmDialog
				open={isRenewing}
				title={t('codes.renew.title')}
				text={t('codes.renew.text')}
				action={t('codes.renew')}
				onConfirm={renew}
				onClose={() => setRenewing(false)}
			/>
			<Dialog
				open={codes.length > 0}
				onClose={store.forgetCodes}
				title={t('codes.title')}
				closeLabel={shared('action.close')}
				footer={
					<Button variant="primary" onClick={store.forgetCodes}>
						{t('codes.kept')}
					</Button>
				}
			>
				<CopyableSecret secret={codes.join('\n')} note={t('codes.once')} failed={t('codes.copyFailed')} />
			</Dialog>
		</Stack>
	)
}
