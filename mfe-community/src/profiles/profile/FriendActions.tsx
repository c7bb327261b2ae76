import { useStore } from '@nanostores/react'
import type { Profile } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Button, ChatIcon, CheckIcon, CloseIcon, LinkButton, UsersIcon } from 'shared-ui'
import { useActionWithToast } from '../../messaging/messages/friends/useActionWithToast.ts'
import type { ProfileFriendship } from './friendship.ts'
import { profileTranslations } from './profileTranslations.ts'

interface FriendActionsProps {
	profile: Profile
	friendship: ProfileFriendship
	/** Called when a link is followed. */
	onLeave?: (() => void) | undefined
}

/** Friend request buttons for a profile's member, and a link to their chat if the reader may write. */
export function FriendActions({ profile: { id }, friendship, onLeave }: FriendActionsProps) {
	const t = useTranslations(profileTranslations)
	const { canWrite } = useStore(friendship.$shown)
	return (
		<>
			<Friendship friendship={friendship} onLeave={onLeave} />
			{canWrite && (
				<LinkButton to={`/messages/with/${id}`} onClick={onLeave}>
					<ChatIcon size={18} />
					{t('profile.message')}
				</LinkButton>
			)}
		</>
	)
}

function Friendship({
	friendship: { $shown, request, accept, removeRequest },
	onLeave,
}: Omit<FriendActionsProps, 'profile'>) {
	const t = useTranslations(profileTranslations)
	const { friendship } = useStore($shown)
	const [isBusy, tell] = useActionWithToast()
	switch (friendship?.state) {
		case 'none':
			return (
				<Button disabled={isBusy} onClick={() => tell(request, t('messages.friends.asked'))}>
					<UsersIcon size={18} />
					{t('profile.friend.add')}
				</Button>
			)
		case 'sent':
			return (
				<Button disabled={isBusy} onClick={() => tell(removeRequest, t('messages.friends.cancelled'))}>
					<CloseIcon size={18} />
					{t('profile.friend.cancel')}
				</Button>
			)
		case 'received':
			return (
				<>
					<Button disabled={isBusy} onClick={() => tell(accept, t('messages.friends.accepted'))}>
						<CheckIcon size={18} />
						{t('profile.friend.accept')}
					</Button>
					<Button variant="quiet" disabled={isBusy} onClick={() => tell(removeRequest, t('messages.friends.declined'))}>
						{t('profile.friend.decline')}
					</Button>
				</>
			)
		case 'friends':
			return (
				<LinkButton to="/messages?open=requests&section=friends" onClick={onLeave}>
					<CheckIcon size={18} />
					{t('profile.friend.friends')}
				</LinkButton>
			)
		default:
			return null
	}
}
