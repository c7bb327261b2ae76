import { useStore } from '@nanostores/react'
import { useTranslations } from 'shared-i18n'
import { Pane } from './conversation/SelectedPane.tsx'
import { MessagesLayout } from './layout/MessagesLayout.tsx'
import { SignInPrompt } from './layout/SignInPrompt.tsx'
import { unreadConversations } from './list/conversationList.ts'
import { $conversations } from './list/conversations.ts'
import { ListPane } from './list/ListPane.tsx'
import { MessagesDialogs } from './live/deferred.tsx'
import { messageTranslations } from './messageTranslations.ts'
import { useMessagesView } from './view/messagesView.ts'

/** The messages screen: the list of conversations and the selected one; below 768 px only one of the two. */
export function MessagesPage() {
	const t = useTranslations(messageTranslations)
	const view = useMessagesView()
	const conversations = useStore($conversations)

	if (conversations.state === 'visitor') return <SignInPrompt view={view} />
	const unread = conversations.state === 'ready' ? unreadConversations(conversations.list) : 0
	const title = unread > 0 ? t('messages.title.unread', { count: unread }) : t('messages.title')
	return (
		<>
			<title>{`${title} · Niouka`}</title>
			<MessagesLayout title={t('messages.title')} list={<ListPane view={view} />} showsList={view.at === 'nothing'}>
				<Pane view={view} />
			</MessagesLayout>
			<MessagesDialogs view={view} />
		</>
	)
}
