import { useState } from 'react'
import { sendFriendRequestRoute } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { act } from 'shared-state'
import { Button, EmptyState, LinkButton, UsersIcon } from 'shared-ui'
import { words } from '../../words.ts'
import { Notice } from '../frame/Notice.tsx'
import { useTold } from '../friends/useTold.ts'
import { MESSAGES_PATH } from '../place/place.ts'

/** In place of a chat with a member to whom the reader may not write: a friend request can be sent right here. */
export function Stranger({ memberId }: { memberId: string }) {
	const t = useWords(words)
	const [isAsked, setAsked] = useState(false)
	const [isBusy, tell] = useTold()

	async function ask() {
		const outcome = await act(sendFriendRequestRoute, { body: { memberId } })
		if (outcome.state === 'done' || outcome.state === 'example') setAsked(true)
		return outcome
	}

	return (
		<Notice>
			<EmptyState
				title={t(isAsked ? 'messages.stranger.asked.title' : 'messages.stranger.title')}
				text={t(isAsked ? 'messages.stranger.asked.text' : 'messages.stranger.text')}
				action={
					isAsked ? (
						<LinkButton to={MESSAGES_PATH}>{t('messages.gone.back')}</LinkButton>
					) : (
						<Button variant="primary" loading={isBusy} onClick={() => tell(ask, t('messages.friends.asked'))}>
							<UsersIcon size={18} />
							{t('messages.stranger.ask')}
						</Button>
					)
				}
			/>
		</Notice>
	)
}
