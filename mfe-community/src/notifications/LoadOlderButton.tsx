import { useState } from 'react'
import { showOutcome } from 'shared-composition'
import { useTranslations } from 'shared-i18n'
import { loadOlderNotifications } from 'shared-state/live'
import { Button } from 'shared-ui'
import { notificationTranslations } from './notificationTranslations.ts'

/** Loads the previous page of notifications. */
export function LoadOlderButton() {
	const t = useTranslations(notificationTranslations)
	const [busy, setBusy] = useState(false)

	async function load() {
		setBusy(true)
		const outcome = await loadOlderNotifications()
		setBusy(false)
		if (outcome && outcome.state !== 'done') showOutcome(outcome, '')
	}

	return (
		<div>
			<Button loading={busy} onClick={() => void load()}>
				{t('notifications.older')}
			</Button>
		</div>
	)
}
