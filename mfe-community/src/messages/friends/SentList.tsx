import type { FriendRequest } from 'shared-contract'
import { useFormats, useWords } from 'shared-i18n'
import { Button, Meta } from 'shared-ui'
import { words } from '../../words.ts'
import { PersonRow } from '../members/PersonRow.tsx'
import { cancel } from './answer.ts'
import { useTold } from './useTold.ts'

/** Requests of the reader's own, which can be taken back. */
export function SentList({ items }: { items: readonly FriendRequest[] }) {
	const t = useWords(words)
	if (items.length === 0) return <Meta as="p">{t('messages.friends.sent.none')}</Meta>
	return (
		<ul>
			{items.map((request) => (
				<Sent key={request.id} request={request} />
			))}
		</ul>
	)
}

function Sent({ request }: { request: FriendRequest }) {
	const t = useWords(words)
	const { ago } = useFormats()
	const [isBusy, tell] = useTold()
	const { member, sentAt } = request
	return (
		<li>
			<PersonRow name={member.name} avatarUrl={member.avatarUrl} detail={ago(sentAt)}>
				<Button
					size="sm"
					disabled={isBusy}
					aria-label={t('messages.friends.cancel.of', { name: member.name })}
					onClick={() => tell(() => cancel(request), t('messages.friends.cancelled'))}
				>
					{t('messages.friends.cancel')}
				</Button>
			</PersonRow>
		</li>
	)
}
