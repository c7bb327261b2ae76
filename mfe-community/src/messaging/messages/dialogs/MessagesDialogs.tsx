import { useStore } from '@nanostores/react'
import { deferred } from 'shared-composition'
import { loadTranslations } from 'shared-i18n'
import { $conversations, groupIn } from '../list/conversations.ts'
import { $memberCard, closeMemberCard } from '../members/memberCard.ts'
import { threadTranslations } from '../thread/threadTranslations.ts'
import { conversationAt, type MessagesView } from '../view/messagesView.ts'
import { useDialogParam } from '../view/useDialogParam.ts'
import { loadWatch } from './loadWatch.ts'

// One chunk for all dialogs: a member who opens one often opens another.
const CreateGroup = deferred(async () => (await loadDialogs()).CreateGroup)
const JoinGroup = deferred(async () => (await loadDialogs()).JoinGroup)
const FriendRequests = deferred(async () => (await loadDialogs()).FriendRequests)
const ManageGroup = deferred(async () => (await loadDialogs()).manage())
const PersonDialog = deferred(async () => (await loadDialogs()).PersonDialog)
const People = deferred(async () => (await loadDialogs()).People)

const Watch = deferred(async () => (await loadWatch()).WatchDialog)
const Find = deferred(async () => {
	const [chunk] = await Promise.all([loadWatch(), loadTranslations(threadTranslations)])
	return chunk.FindDialog
})

const loadDialogs = () => import(/* webpackChunkName: "messages-windows" */ './dialogChunk.ts')

/** The dialog of the URL, or the open member card. */
export function MessagesDialogs({ view }: { view: MessagesView }) {
	const { dialog, section, close } = useDialogParam()
	const member = useStore($memberCard)
	const conversations = useStore($conversations)
	const group = view.at === 'group' || view.at === 'channel' ? groupIn(conversations, view.groupId) : undefined
	const conversationId = conversationAt(view)
	const channel = group?.channels.find(({ id }) => id === conversationId)
	return (
		<>
			{dialog === 'create' && <CreateGroup onClose={close} />}
			{dialog === 'join' && <JoinGroup onClose={close} />}
			{dialog === 'requests' && <FriendRequests section={section} onClose={close} />}
			{dialog === 'manage' && group && <ManageGroup key={group.id} group={group} section={section} onClose={close} />}
			{dialog === 'people' && group && <People group={group} onClose={close} />}
			{dialog === 'watch' && group && channel && (
				<Watch key={channel.id} group={group} channel={channel} onClose={close} />
			)}
			{dialog === 'find' && conversationId && <Find key={conversationId} id={conversationId} onClose={close} />}
			{member && <PersonDialog key={member.id} member={member} onClose={closeMemberCard} />}
		</>
	)
}
