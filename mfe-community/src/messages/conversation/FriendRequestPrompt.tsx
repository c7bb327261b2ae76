import { useState } from 'react'
import { sendFriendRequestRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { act } from 'shared-state'
import { Button, EmptyState, LinkButton, UsersIcon } from 'shared-ui'
import { translations } from '../../translations.ts'
import { useActionWithToast } from '../friends/useActionWithToast.ts'
import { CenteredNotice } from '../layout/CenteredNotice.tsx'
import { MESSAGES_PATH } from '../view/messagesView.ts'

/** Offers a friend request to a member to whom the reader may not write. */
export function FriendRequestPrompt({ memberId }: { memberId: string }) {
	const t = useTranslations(translations)
	const [isAsked, setAsked] = useState(false)
	const [isBusy, runWithToast] = useActionWithToast()

	async function ask() {
		const outcome = await act(sendFriendRequestRoute, { body: { memberId } })
		if (outcome.state === 'done' || outcome.state === 'example') setAsked(true)
		return outcome
	}

	return (
		<CenteredNotice>
			<EmptyState
				title={t(isAsked ? 'messages.stranger.asked.title' : 'messages.stranger.title')}
				text={t(isAsked ? 'messages.stranger.asked.text' : 'messages.stranger.text')}
				action={
					isAsked ? (
						<LinkButton to={MESSAGES_PATH}>{t('messages.gone.back')}</LinkButton>
					) : (
						<Button variant="primary" loading={isBusy} onClick={() => runWithToast(ask, t('messages.friends.asked'))}>
							<UsersIcon size={18} />
							{t('messages.stranger.ask')}
						</Button>
					)
				}
			/>
		</CenteredNotice>
	)
}
