import type { FriendRequest } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { Button, Meta } from 'shared-ui'
import { MemberRow } from '../members/MemberRow.tsx'
import { messageTranslations } from '../messageTranslations.ts'
import { cancelRequest } from './requestActions.ts'
import { useActionWithToast } from './useActionWithToast.ts'

/** Sent friend requests, which can be withdrawn. */
export function SentRequests({ items }: { items: readonly FriendRequest[] }) {
	const t = useTranslations(messageTranslations)
	if (items.length === 0) return <Meta as="p">{t('messages.friends.sent.none')}</Meta>
	return (
		<ul>
			{items.map((request) => (
				<SentRequest key={request.id} request={request} />
			))}
		</ul>
	)
}

function SentRequest({ request }: { request: FriendRequest }) {
	const t = useTranslations(messageTranslations)
	const { ago } = useFormats()
	const [isBusy, runWithToast] = useActionWithToast()
	const { member, sentAt } = request
	return (
		<li>
			<MemberRow name={member.name} avatarUrl={member.avatarUrl} detail={ago(sentAt)}>
				<Button
					size="sm"
					disabled={isBusy}
					aria-label={t('messages.friends.cancel.of', { name: member.name })}
					onClick={() => runWithToast(() => cancelRequest(request), t('messages.friends.cancelled'))}
				>
					{t('messages.friends.cancel')}
				</Button>
			</MemberRow>
		</li>
	)
}
