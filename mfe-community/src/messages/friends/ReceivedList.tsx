import type { FriendRequest } from 'shared-contract'
import { useFormats, useWords } from 'shared-i18n'
import { Button, CheckIcon, Meta } from 'shared-ui'
import { words } from '../../words.ts'
import { PersonRow } from '../members/PersonRow.tsx'
import { accept, decline } from './answer.ts'
import { useTold } from './useTold.ts'

/** Requests of others: accepted or declined, they go. */
export function ReceivedList({ items }: { items: readonly FriendRequest[] }) {
	const t = useWords(words)
	if (items.length === 0) return <Meta as="p">{t('messages.friends.received.none')}</Meta>
	return (
		<ul>
			{items.map((request) => (
				<Received key={request.id} request={request} />
			))}
		</ul>
	)
}

function Received({ request }: { request: FriendRequest }) {
	const t = useWords(words)
	const { ago } = useFormats()
	const [isBusy, tell] = useTold()
	const { member, sentAt } = request
	const { name } = member
	return (
		<li>
			<PersonRow name={name} avatarUrl={member.avatarUrl} detail={ago(sentAt)}>
				<Button
					size="sm"
					disabled={isBusy}
					aria-label={t('messages.friends.accept.of', { name })}
					onClick={() => tell(() => accept(request), t('messages.friends.accepted'))}
				>
					<CheckIcon size={16} />
					{t('messages.friends.accept')}
				</Button>
				<Button
					size="sm"
					variant="quiet"
					disabled={isBusy}
					aria-label={t('messages.friends.decline.of', { name })}
					onClick={() => tell(() => decline(request), t('messages.friends.declined'))}
				>
					{t('messages.friends.decline')}
				</Button>
			</PersonRow>
		</li>
	)
}
