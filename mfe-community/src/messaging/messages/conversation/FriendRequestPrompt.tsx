import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { type FriendRequest, friendRequestsRoute, sendFriendRequestRoute } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { act, call } from 'shared-state'
import { Button, CheckIcon, EmptyState, LinkButton, UsersIcon } from 'shared-ui'
import { acceptRequest } from '../friends/requestActions.ts'
import { useActionWithToast } from '../friends/useActionWithToast.ts'
import { CenteredNotice } from '../layout/CenteredNotice.tsx'
import { $conversations } from '../list/conversations.ts'
import { messageTranslations } from '../messageTranslations.ts'
import { MESSAGES_PATH } from '../view/messagesView.ts'
import { PaneSkeleton } from './PaneSkeleton.tsx'

/** The open request between the reader and a member, if there is one. */
type OpenRequest = { state: 'loading' | 'none' | 'sent' } | { state: 'received'; request: FriendRequest }

interface FriendRequestPromptProps {
	memberId: string
	/** Called when the two have become friends. */
	onFriends: () => void
}

/** Offers a friend request to a member to whom the reader may not write, or says that one is open. */
export function FriendRequestPrompt({ memberId, onFriends }: FriendRequestPromptProps) {
	const t = useTranslations(messageTranslations)
	const [open, setOpen] = useState<OpenRequest>({ state: 'loading' })
	const [isBusy, runWithToast] = useActionWithToast()
	const conversations = useStore($conversations)
	const received = conversations.state === 'ready' ? conversations.list.friendRequests : 0
	// biome-ignore lint/correctness/useExhaustiveDependencies: a request that arrives changes the number of received ones
	useEffect(() => {
		let isLeft = false
		void readRequest(memberId).then((read) => !isLeft && setOpen(read))
		return () => {
			isLeft = true
		}
	}, [memberId, received])

	async function ask() {
		const outcome = await act(sendFriendRequestRoute, { body: { memberId } })
		if (outcome.state === 'done' && outcome.answer.state === 'friends') onFriends()
		else if (outcome.state === 'done' || outcome.state === 'example') setOpen({ state: 'sent' })
		return outcome
	}

	async function accept(request: FriendRequest) {
		const outcome = await acceptRequest(request)
		if (outcome.state === 'done') onFriends()
		return outcome
	}

	if (open.state === 'loading') return <PaneSkeleton />
	return (
		<CenteredNotice>
			{open.state === 'sent' && (
				<EmptyState
					title={t('messages.stranger.asked.title')}
					text={t('messages.stranger.asked.text')}
					action={<LinkButton to={MESSAGES_PATH}>{t('messages.gone.back')}</LinkButton>}
				/>
			)}
			{open.state === 'received' && (
				<EmptyState
					title={t('messages.stranger.received.title', { name: open.request.member.name })}
					text={t('messages.stranger.received.text')}
					action={
						<Button
							variant="primary"
							loading={isBusy}
							onClick={() => runWithToast(() => accept(open.request), t('messages.friends.accepted'))}
						>
							<CheckIcon size={18} />
							{t('messages.friends.accept')}
						</Button>
					}
				/>
			)}
			{open.state === 'none' && (
				<EmptyState
					title={t('messages.stranger.title')}
					text={t('messages.stranger.text')}
					action={
						<Button variant="primary" loading={isBusy} onClick={() => runWithToast(ask, t('messages.friends.asked'))}>
							<UsersIcon size={18} />
							{t('messages.stranger.ask')}
						</Button>
					}
				/>
			)}
		</CenteredNotice>
	)
}

/** Without an answer the reader may still ask: the server knows whether a request is open. */
async function readRequest(memberId: string): Promise<OpenRequest> {
	const outcome = await call(friendRequestsRoute, {})
	if (outcome.state !== 'done') return { state: 'none' }
	const { received, sent } = outcome.answer
	const request = received.find(({ member }) => member.id === memberId)
	if (request) return { state: 'received', request }
	return { state: sent.some(({ member }) => member.id === memberId) ? 'sent' : 'none' }
}
