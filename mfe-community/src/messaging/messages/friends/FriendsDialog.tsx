import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { FailurePanel } from 'shared-composition'
import type { FriendRequest } from 'shared-contract'
import { common, useFormats, useTranslations } from 'shared-i18n'
import type { RemoteState } from 'shared-state/remote'
import { Button, Meta, Skeleton, Stack, space } from 'shared-ui'
import { Tabs } from 'shared-ui/controls'
import { Dialog } from 'shared-ui/windows'
import { styled } from 'styled-components'
import { MemberRow } from '../members/MemberRow.tsx'
import { messageTranslations } from '../messageTranslations.ts'
import { FriendsList } from './FriendsList.tsx'
import { $requests, closeRequests, type FriendRequests, loadRequests } from './friendRequests.ts'
import { PeopleSearch } from './PeopleSearch.tsx'
import { ReceivedRequests } from './ReceivedRequests.tsx'
import { cancelRequest } from './requestActions.ts'
import { useActionWithToast } from './useActionWithToast.ts'

const TABS = ['received', 'sent', 'friends'] as const
/** The tabs: received requests, sent requests and friends. */
type FriendsTab = (typeof TABS)[number]

/** The tab of the URL; by default the received requests. */
function friendsTabOf(section: string | null): FriendsTab {
	return TABS.find((tab) => tab === section) ?? 'received'
}

const Lists = styled.div`
	margin-top: ${space[4]};
`

interface FriendRequestsProps {
	/** The initially selected tab. */
	section: string | null
	onClose: () => void
}

/** The dialog of friend requests and friends, with a search for members. */
export function FriendsDialog({ section, onClose }: FriendRequestsProps) {
	const t = useTranslations(messageTranslations)
	const shared = useTranslations(common)
	const requests = useStore($requests)
	const [tab, setTab] = useState<FriendsTab>(friendsTabOf(section))
	useEffect(() => {
		void loadRequests()
		return closeRequests
	}, [])
	const receivedCount = requests.state === 'ready' ? requests.value.receivedCount : undefined
	return (
		<Dialog open onClose={onClose} size="lg" title={t('messages.friends.title')} closeLabel={shared('action.close')}>
			<PeopleSearch />
			<Lists>
				<Tabs
					label={t('messages.friends.tabs')}
					tabs={[
						{ id: 'received', label: t('messages.friends.received'), count: receivedCount },
						{ id: 'sent', label: t('messages.friends.sent') },
						{ id: 'friends', label: t('messages.friends.list') },
					]}
					selected={tab}
					onSelect={setTab}
				>
					{tab === 'friends' ? <FriendsList /> : <RequestList tab={tab} requests={requests} />}
				</Tabs>
			</Lists>
		</Dialog>
	)
}

function RequestList({ tab, requests }: { tab: 'received' | 'sent'; requests: RemoteState<FriendRequests> }) {
	const t = useTranslations(messageTranslations)
	if (requests.state === 'failed') return <FailurePanel title={t('messages.friends.failed')} onRetry={loadRequests} />
	if (requests.state !== 'ready') {
		return (
			<Stack aria-busy="true">
				<Skeleton $height="3rem" />
				<Skeleton $height="3rem" />
			</Stack>
		)
	}
	return tab === 'received' ? (
		<ReceivedRequests items={requests.value.received} />
	) : (
		<SentRequests items={requests.value.sent} />
	)
}

/** Sent friend requests, which can be withdrawn. */
function SentRequests({ items }: { items: readonly FriendRequest[] }) {
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
