import { useState } from 'react'
import { type Channel, withdrawRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { ConfirmAction } from './ConfirmAction.tsx'
import { releaseTranslations } from './releaseTranslations.ts'

/** Confirms that a slice is taken offline. */
export function WithdrawDialog({ channel, onClose }: { channel: Channel; onClose: () => void }) {
	const t = useTranslations(releaseTranslations)
	// The dialog keeps its first data, although the page polls; the server refuses an outdated request.
	const [{ slice, current }] = useState(channel)
	const query = current === null ? {} : { version: current }
	return (
		<ConfirmAction
			title={t('releases.withdraw')}
			text={t('releases.withdraw.ask', { slice })}
			done={t('releases.withdraw.done', { slice })}
			act={() => act(withdrawRoute, { params: { slice }, query })}
			onClose={onClose}
		/>
	)
}
