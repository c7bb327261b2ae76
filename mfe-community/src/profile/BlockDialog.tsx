import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { announce } from 'shared-composition'
import { blockRoute, type Profile } from 'shared-contract'
import { common, useWords } from 'shared-i18n'
import { act } from 'shared-state'
import { Button } from 'shared-ui'
import { Dialog } from 'shared-ui/controls'
import { words } from '../words.ts'

/** Asks whether to block somebody, and says what that means. */
export function BlockDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
	const t = useWords(words)
	const shared = useWords(common)
	const navigate = useNavigate()
	const [sending, setSending] = useState(false)
	const name = profile.username

	async function block() {
		setSending(true)
		const outcome = await act(blockRoute, { params: { memberId: profile.id } })
		setSending(false)
		if (!announce(outcome, t('block.done', { name }))) return
		onClose()
		// There is nothing to see here any more.
		if (outcome.state === 'done') void navigate('/profile')
	}

	return (
		<Dialog
			open
			onClose={onClose}
			title={t('block.title', { name })}
			closeLabel={shared('action.close')}
			footer={
				<>
					<Button data-autofocus onClick={onClose}>
						{shared('action.cancel')}
					</Button>
					<Button variant="danger" loading={sending} onClick={() => void block()}>
						{t('block.confirm')}
					</Button>
				</>
			}
		>
			<p>{t('block.text', { name })}</p>
		</Dialog>
	)
}
