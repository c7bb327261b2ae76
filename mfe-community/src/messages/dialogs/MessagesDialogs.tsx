import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { $conversations, groupIn } from '../list/conversations.ts'
import { $memberCard } from '../members/memberCard.ts'
import type { MessagesView } from '../view/messagesView.ts'
import { useDialogParam } from '../view/useDialogParam.ts'

// One chunk for all of them: whoever opens one opens another.
const CreateGroup = lazy(async () => ({ default: (await loadDialogs()).CreateGroup }))
const JoinGroup = lazy(async () => ({ default: (await loadDialogs()).JoinGroup }))
const FriendRequests = lazy(async () => ({ default: (await loadDialogs()).FriendRequests }))
const ManageGroup = lazy(async () => ({ default: (await loadDialogs()).ManageGroup }))
const PersonDialog = lazy(async () => ({ default: (await loadDialogs()).PersonDialog }))
const People = lazy(async () => ({ default: (await loadDialogs()).People }))

const loadDialogs = () => import(/* webpackChunkName: "messages-windows" */ './dialogChunk.ts')

/** The window that the address names, or the card of a member, over the screen. */
export function MessagesDialogs({ place }: { place: MessagesView }) {
	const { dialog: window, section, close } = useDialogParam()
	const card = useStore($memberCard)
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
