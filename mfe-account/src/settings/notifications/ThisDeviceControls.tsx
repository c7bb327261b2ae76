import { useState } from 'react'
import { showOutcome } from 'shared-composition'
import { testPushRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { act, showToast } from 'shared-state'
import { Button, Stack } from 'shared-ui'
import { sectionTranslations } from '../sectionTranslations.ts'
import type { createDevices, Devices } from './devicesStore.ts'

interface ThisDeviceControlsProps extends Pick<Devices, 'publicKey' | 'thisDevice'> {
	store: ReturnType<typeof createDevices>
}

/** What push is on this device, and what can be done about it. */
export function ThisDeviceControls({ store, publicKey, thisDevice }: ThisDeviceControlsProps) {
	const t = useTranslations(sectionTranslations)
	const [busy, setBusy] = useState(false)

	async function turnOn(key: string) {
		setBusy(true)
		const outcome = await store.turnOn(key)
		setBusy(false)
		if (outcome) showOutcome(outcome, t('push.turnedOn'))
		else showToast('bad', t('push.refused'))
	}
	async function test() {
		setBusy(true)
		showOutcome(await act(testPushRoute, {}), t('push.tested'))
		setBusy(false)
	}

	return (
		<Stack $gap={3} aria-live="polite">
			<p>{t(`push.state.${thisDevice}`)}</p>
			{thisDevice === 'off' && publicKey !== null && (
				<div>
					<Button variant="primary" loading={busy} onClick={() => turnOn(publicKey)}>
						{t('push.turnOn')}
					</Button>
				</div>
			)}
			{thisDevice === 'on' && (
				<div>
					<Button size="sm" loading={busy} onClick={test}>
						{t('push.test')}
					</Button>
				</div>
			)}
		</Stack>
	)
}
