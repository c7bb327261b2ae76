import type { FriendRequest } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Button, CheckIcon, Meta } from 'shared-ui'
import { MemberRow } from '../members/MemberRow.tsx'
import { messageTranslations } from '../messageTranslations.ts'
import { acceptRequest, declineRequest } from './requestActions.ts'
import { useActionWithToast } from './useActionWithToast.ts'

/** Received friend requests, to accept or decline. */
export function ReceivedRequests({ items }: { items: readonly FriendRequest[] }) {
	const t = useTranslations(messageTranslations)
	if (items.length === 0) return <Meta as="p">{t('messages.friends.received.none')}</Meta>
	return (
		<ul>
			{items.map((request) => (
				<ReceivedRequest key={request.id} request={request} />
			))}
		</ul>
	)
}

function ReceivedRequest({ request }: { request: FriendRequest }) {
	const t = useTranslations(messageTranslations)
	const { ago } = useFormats()
	const [isBusy, runWithToast] = useActionWithToast()
	const { member, sentAt } = request
	const { name } = member
	return (
		<li>
			<MemberRow name={name} avatarUrl={member.avatarUrl} detail={ago(sentAt)}>
				<Button
					size="sm"
					disabled={isBusy}
					aria-label={t('messages.friends.accept.of', { name })}
					onClick={() => runWithToast(() => acceptRequest(request), t('messages.friends.accepted'))}
				>
					<CheckIcon size={16} />
					{t('messages.friends.accept')}
				</Button>
				<Button
					size="sm"
					variant="quiet"
					disabled={isBusy}
					aria-label={t('messages.friends.decline.of', { name })}
					onClick={() => runWithToast(() => declineRequest(request), t('messages.friends.declined'))}
				>
					{t('messages.friends.decline')}
				</Button>
			</MemberRow>
		</li>
	)
}
