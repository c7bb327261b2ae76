import { useState } from 'react'
import { showOutcome } from 'shared-composition'
import { testPushRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { act, showToast } from 'shared-state'
import { Button, Cluster } from 'shared-ui'
import { translations } from '../../translations.ts'
import type { createDevices, Devices } from './devicesStore.ts'

interface ThisDeviceControlsProps extends Devices {
	store: ReturnType<typeof createDevices>
}

/** What push is on this device, and what can be done about it. */
export function ThisDeviceControls({ store, publicKey, devices, thisDevice }: ThisDeviceControlsProps) {
	const t = useTranslations(translations)
	const [busy, setBusy] = useState(false)
	const own = devices.find(({ isThis }) => isThis)

	async function during(work: () => Promise<void>) {
		setBusy(true)
		await work()
		setBusy(false)
	}
	const turnOn = (key: string) =>
		during(async () => {
			const outcome = await store.turnOn(key)
			if (outcome) showOutcome(outcome, t('push.turnedOn'))
			else showToast('bad', t('push.refused'))
		})

	return (
		<div aria-live="polite">
			<p>{t(`push.state.${thisDevice}`)}</p>
			<Cluster $gap={3}>
				{thisDevice === 'off' && publicKey !== null && (
					<Button variant="primary" loading={busy} onClick={() => turnOn(publicKey)}>
						{t('push.turnOn')}
					</Button>
				)}
				{thisDevice === 'on' && own && (
					<>
						<Button
							size="sm"
							loading={busy}
							onClick={() => during(async () => void showOutcome(await act(testPushRoute, {}), t('push.tested')))}
						>
							{t('push.test')}
						</Button>
						<Button
							size="sm"
							loading={busy}
							onClick={() => during(async () => void showOutcome(await store.remove(own), t('push.removed')))}
						>
							{t('push.turnOff')}
						</Button>
					</>
				)}
			</Cluster>
		</div>
	)
}
