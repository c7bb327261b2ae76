import { useState } from 'react'
import { showOutcome } from 'shared-composition'
import { useTranslations } from 'shared-i18n'
import type { ActionOutcome } from 'shared-state'
import { Button, Cluster, Meta } from 'shared-ui'
import { editTranslations } from './editTranslations.ts'

/** Says that the edit of the form waits for a moderator, and withdraws it. */
export function WaitingProposal({ onWithdraw }: { onWithdraw: () => Promise<ActionOutcome<unknown>> }) {
	const t = useTranslations(editTranslations)
	const [isSending, setSending] = useState(false)

	async function withdraw() {
		setSending(true)
		showOutcome(await onWithdraw(), t('edit.withdrawn'))
		setSending(false)
	}

	return (
		<Cluster $between role="status">
			<Meta>{t('edit.waits')}</Meta>
			<Button size="sm" variant="quiet" loading={isSending} onClick={() => void withdraw()}>
				{t('edit.withdraw')}
			</Button>
		</Cluster>
	)
}
