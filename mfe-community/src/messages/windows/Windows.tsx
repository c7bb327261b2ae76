import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { $conversations, groupIn } from '../list/conversations.ts'
import { $card } from '../members/card.ts'
import type { Place } from '../place/place.ts'
import { useWindow } from '../place/useWindow.ts'

// One chunk for all of them: whoever opens one opens another.
const CreateGroup = lazy(async () => ({ default: (await windows()).CreateGroup }))
const JoinGroup = lazy(async () => ({ default: (await windows()).JoinGroup }))
const FriendRequests = lazy(async () => ({ default: (await windows()).FriendRequests }))
const ManageGroup = lazy(async () => ({ default: (await windows()).ManageGroup }))
const PersonDialog = lazy(async () => ({ default: (await windows()).PersonDialog }))
const People = lazy(async () => ({ default: (await windows()).People }))

const windows = () => import(/* webpackChunkName: "messages-windows" */ './all.ts')

/** The window that the address names, or the card of a member, over the screen. */
export function Windows({ place }: { place: Place }) {
	const { window, section, close } = useWindow()
	const card = useStore($card)
	const conversations = useStore($conversations)
	const group = place.at === 'group' || place.at === 'channel' ? groupIn(conversations, place.groupId) : undefined
	return (
		<Suspense fallback={null}>
			{window === 'create' && <CreateGroup onClose={close} />}
			{window === 'join' && <JoinGroup onClose={close} />}
			{window === 'requests' && <FriendRequests section={section} onClose={close} />}
			{window === 'manage' && group && <ManageGroup key={group.id} group={group} section={section} onClose={close} />}
			{window === 'people' && group && <People group={group} onClose={close} />}
			{card.state !== 'closed' && <PersonDialog card={card} />}
		</Suspense>
	)
}
