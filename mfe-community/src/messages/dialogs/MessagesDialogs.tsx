import { useStore } from '@nanostores/react'
import { lazy, Suspense } from 'react'
import { $conversations, groupIn } from '../list/conversations.ts'
import { $memberCard } from '../members/memberCard.ts'
import { conversationAt, type MessagesView } from '../view/messagesView.ts'
import { useDialogParam } from '../view/useDialogParam.ts'

// One chunk for all dialogs: a member who opens one often opens another.
const CreateGroup = lazy(async () => ({ default: (await loadDialogs()).CreateGroup }))
const JoinGroup = lazy(async () => ({ default: (await loadDialogs()).JoinGroup }))
const FriendRequests = lazy(async () => ({ default: (await loadDialogs()).FriendRequests }))
const ManageGroup = lazy(async () => ({ default: (await loadDialogs()).ManageGroup }))
const PersonDialog = lazy(async () => ({ default: (await loadDialogs()).PersonDialog }))
const People = lazy(async () => ({ default: (await loadDialogs()).People }))

const Watch = lazy(async () => ({ default: (await loadWatch()).WatchDialog }))
const Find = lazy(async () => ({ default: (await loadWatch()).FindDialog }))

const loadWatch = () => import(/* webpackChunkName: "messages-watch" */ './watchChunk.ts')
const loadDialogs = () => import(/* webpackChunkName: "messages-windows" */ './dialogChunk.ts')

/** The dialog of the URL, or the open member card. */
export function MessagesDialogs({ view }: { view: MessagesView }) {
	const { dialog, section, close } = useDialogParam()
	const card = useStore($memberCard)
	const conversations = useStore($conversations)
	const group = view.at === 'group' || view.at === 'channel' ? groupIn(conversations, view.groupId) : undefined
	const conversationId = conversationAt(view)
	const channel = group?.channels.find(({ id }) => id === conversationId)
	return (
		<Suspense fallback={null}>
			{dialog === 'create' && <CreateGroup onClose={close} />}
			{dialog === 'join' && <JoinGroup onClose={close} />}
			{dialog === 'requests' && <FriendRequests section={section} onClose={close} />}
			{dialog === 'manage' && group && <ManageGroup key={group.id} group={group} section={section} onClose={close} />}
			{dialog === 'people' && group && <People group={group} onClose={close} />}
			{dialog === 'watch' && group && channel && (
				<Watch key={channel.id} group={group} channel={channel} onClose={close} />
			)}
			{dialog === 'find' && conversationId && <Find key={conversationId} id={conversationId} onClose={close} />}
			{card.state !== 'closed' && <PersonDialog card={card} />}
		</Suspense>
	)
}
