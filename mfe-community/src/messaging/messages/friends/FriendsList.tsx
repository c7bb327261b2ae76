import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { FailurePanel, showOutcome } from 'shared-composition'
import { ConfirmDialog } from 'shared-composition/confirm'
import { FRIENDS_PAGE_SIZE, type Friend } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Button, ChatIcon, IconLink, Meta, SearchIcon, Skeleton, Stack, VisuallyHidden } from 'shared-ui'
import { TextField } from 'shared-ui/controls'
import { captureListFocus } from '../../../shared/captureListFocus.ts'
import { MemberRow } from '../members/MemberRow.tsx'
import { messageTranslations } from '../messageTranslations.ts'
import { viewPath } from '../view/messagesView.ts'
import { $friends, loadFriends, loadMoreFriends, searchFriends, subscribeToFriends, unfriend } from './friends.ts'

/** The member's friends with their presence; each can be messaged or removed. */
export function FriendsList() {
	const t = useTranslations(messageTranslations)
	const friends = useStore($friends)
	const [typed, setTyped] = useState('')
	useEffect(subscribeToFriends, [])

	if (friends.state === 'failed') {
		return <FailurePanel title={t('messages.friends.list.failed')} onRetry={() => loadFriends(typed)} />
	}
	if (friends.state === 'loading') {
		return (
			<Stack aria-busy="true">
				<Skeleton $height="3rem" />
				<Skeleton $height="3rem" />
			</Stack>
		)
	}
	const isLong = typed !== '' || friends.value.total > FRIENDS_PAGE_SIZE / 5
	return (
		<Stack>
			{isLong && (
				<TextField
					type="search"
					label={t('messages.friends.list.search')}
					hideLabel
					placeholder={t('messages.friends.list.search')}
					start={<SearchIcon size={16} />}
					value={typed}
					onChange={(event) => {
						setTyped(event.target.value)
						searchFriends(event.target.value)
					}}
				/>
			)}
			{friends.value.items.length === 0 ? (
				<Meta as="p">{t(typed === '' ? 'messages.friends.list.none' : 'messages.people.none')}</Meta>
			) : (
				<ul>
					{friends.value.items.map((friend) => (
						<FriendRow key={friend.member.id} friend={friend} />
					))}
				</ul>
			)}
			{friends.value.next !== null && (
				<Button
					size="sm"
					variant="quiet"
					wide
					loading={friends.more === 'loading'}
					onClick={() => void loadMoreFriends()}
				>
					{t('messages.people.more')}
				</Button>
			)}
		</Stack>
	)
}

function FriendRow({ friend: { member, online, since } }: { friend: Friend }) {
	const t = useTranslations(messageTranslations)
	const { date } = useFormats()
	const [isAsking, setAsking] = useState(false)
	const { id, name } = member

	async function endFriendship() {
		const restoreFocus = captureListFocus()
		if (showOutcome(await unfriend(id), t('messages.friends.unfriended', { name }))) setAsking(false)
		restoreFocus()
	}

	return (
		<li>
			<MemberRow
				name={name}
				avatarUrl={member.avatarUrl}
				online={online}
				detail={
					<>
						<VisuallyHidden>{t(online ? 'messages.online' : 'messages.offline')}, </VisuallyHidden>
						{t('messages.friends.since', { date: date(since) })}
					</>
				}
			>
				<IconLink
					size="sm"
					label={t('messages.people.message', { name })}
					icon={<ChatIcon size={18} />}
					to={viewPath({ at: 'member', memberId: id })}
				/>
				<Button
					size="sm"
					variant="quiet"
					aria-label={t('messages.friends.unfriend.of', { name })}
					onClick={() => setAsking(true)}
				>
					{t('messages.friends.unfriend')}
				</Button>
			</MemberRow>
			<ConfirmDialog
				open={isAsking}
				title={t('messages.friends.unfriend.title', { name })}
				text={t('messages.friends.unfriend.text', { name })}
				action={t('messages.friends.unfriend.confirm')}
				onConfirm={endFriendship}
				onClose={() => setAsking(false)}
			/>
		</li>
	)
}
