import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useWords } from 'shared-i18n'
import { words } from '../words.ts'
import { Layout } from './frame/Layout.tsx'
import { SignIn } from './frame/SignIn.tsx'
import { $conversations } from './list/conversations.ts'
import { ListPane } from './list/ListPane.tsx'
import { unreadConversations } from './list/listed.ts'
import { Pane } from './pane/Pane.tsx'
import { usePlace } from './place/usePlace.ts'
import { followMessages } from './start.ts'
import { Windows } from './windows/Windows.tsx'

/** Conversations on the left, the one that the address names on the right; below 768 px one of the two. */
export function MessagesPage() {
	const t = useWords(words)
	const place = usePlace()
	const conversations = useStore($conversations)
	useEffect(followMessages, [])

	if (conversations.state === 'visitor') return <SignIn place={place} />
	const unread = conversations.state === 'ready' ? unreadConversations(conversations.listed) : 0
	const title = unread > 0 ? t('messages.title.unread', { count: unread }) : t('messages.title')
	return (
		<>
			<title>{`${title} · Niouka`}</title>
			<Layout title={t('messages.title')} list={<ListPane place={place} />} showsList={place.at === 'nothing'}>
				<Pane place={place} />
			</Layout>
			<Windows place={place} />
		</>
	)
}
