import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useTranslations } from 'shared-i18n'
import { Avatar, IconButton, SearchIcon } from 'shared-ui'
import { historyOfConversation } from '../history/historyStore.ts'
import { ConversationNotFound } from '../layout/ConversationNotFound.tsx'
import { PaneHeader } from '../layout/PaneHeader.tsx'
import { PresenceStatus } from '../layout/PresenceStatus.tsx'
import { withoutDirect } from '../list/conversationList.ts'
import { $conversations, directIn, updateList } from '../list/conversations.ts'
import { DirectMemberPanel } from '../members/DirectMemberPanel.tsx'
import { messageTranslations } from '../messageTranslations.ts'
import type { MessagesView } from '../view/messagesView.ts'
import { useDialogParam } from '../view/useDialogParam.ts'
import { Conversation } from './Conversation.tsx'
import { ensureDirectListed } from './directChat.ts'
import { PaneSkeleton } from './PaneSkeleton.tsx'
import { PaneWithSidebar } from './PaneWithSidebar.tsx'

/** A direct chat. */
export function DirectPane({ id, view }: { id: string; view: MessagesView }) {
	const t = useTranslations(messageTranslations)
	const conversations = useStore($conversations)
	const history = useStore(historyOfConversation(id))
	const { open } = useDialogParam()
	const chat = directIn(conversations, id)
	const isGone = history.state === 'gone'
	const isMissing = conversations.state === 'ready' && !chat
	useEffect(() => {
		if (isGone) updateList((listed) => withoutDirect(listed, id))
		else if (isMissing) void ensureDirectListed(id)
	}, [isGone, isMissing, id])

	if (isGone) return <ConversationNotFound />
	if (!chat) return <PaneSkeleton />
	const { member, online, canWrite } = chat
	return (
		<>
			<PaneHeader
				view={view}
				avatar={<Avatar name={member.name} url={member.avatarUrl} online={online} />}
				title={member.name}
				status={<PresenceStatus online={online} />}
			>
				<IconButton label={t('messages.find')} icon={<SearchIcon />} onClick={() => open('find')} />
			</PaneHeader>
			<PaneWithSidebar aside={<DirectMemberPanel chat={chat} />} label={member.name}>
				<Conversation
					id={id}
					name={member.name}
					placeholder={t('messages.composer.placeholder', { name: member.name })}
					start={t('messages.history.empty.direct', { name: member.name })}
					canWrite={canWrite}
				/>
			</PaneWithSidebar>
		</>
	)
}
