import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { FailurePanel } from 'shared-composition'
import { common, useWords } from 'shared-i18n'
import { Skeleton, Stack, space } from 'shared-ui'
import { Dialog, Tabs } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { words } from '../../words.ts'
import { PeopleSearch } from './PeopleSearch.tsx'
import { ReceivedList } from './ReceivedList.tsx'
import { $requests, closeRequests, loadRequests } from './requests.ts'
import { SentList } from './SentList.tsx'

const Lists = styled.div`
	margin-top: ${space[4]};
`

/** The friend requests of the reader, and a search for people to send one to. */
export function FriendRequests({ onClose }: { onClose: () => void }) {
	const t = useWords(words)
	const shared = useWords(common)
	const requests = useStore($requests)
	const [tab, setTab] = useState<'received' | 'sent'>('received')
	useEffect(() => {
		void loadRequests()
		return closeRequests
	}, [])
	return (
		<Dialog open onClose={onClose} size="lg" title={t('messages.friends.title')} closeLabel={shared('action.close')}>
			<PeopleSearch />
			<Lists>
				{requests.state === 'failed' && <FailurePanel title={t('messages.friends.failed')} onRetry={loadRequests} />}
				{(requests.state === 'loading' || requests.state === 'closed') && (
					<Stack aria-busy="true">
						<Skeleton $height="3rem" />
						<Skeleton $height="3rem" />
					</Stack>
				)}
				{requests.state === 'ready' && (
					<Tabs
						label={t('messages.friends.tabs')}
						tabs={[
							{ id: 'received', label: t('messages.friends.received'), count: requests.receivedCount },
							{ id: 'sent', label: t('messages.friends.sent') },
						]}
						selected={tab}
						onSelect={setTab}
					>
						{tab === 'received' ? <ReceivedList items={requests.received} /> : <SentList items={requests.sent} />}
					</Tabs>
				)}
			</Lists>
		</Dialog>
	)
}
