import { useStore } from '@nanostores/react'
import { FailurePanel } from 'shared-composition'
import { useTranslations } from 'shared-i18n'
import { space } from 'shared-ui'
import { styled } from 'styled-components'
import { SearchBox } from '../live/deferred.tsx'
import { messageTranslations } from '../messageTranslations.ts'
import type { MessagesView } from '../view/messagesView.ts'
import { $conversations, loadConversations } from './conversations.ts'
import { DirectList } from './DirectList.tsx'
import { GroupList } from './GroupList.tsx'
import { ListHeader } from './ListHeader.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'

const Scroller = styled.nav`
	display: flex;
	flex-direction: column;
	flex: 1;
	gap: ${space[6]};
	min-height: 0;
	padding: ${space[2]} ${space[2]} ${space[6]};
	overflow-y: auto;
	overscroll-behavior: contain;
`

/** The list pane: groups with their channels, the assistant and direct chats. */
export function ListPane({ view }: { view: MessagesView }) {
	const t = useTranslations(messageTranslations)
	const conversations = useStore($conversations)
	return (
		<>
			<ListHeader />
			<SearchBox />
			<Scroller aria-label={t('messages.list')} aria-busy={conversations.state === 'loading'}>
				{conversations.state === 'failed' && <FailurePanel title={t('messages.failed')} onRetry={loadConversations} />}
				{conversations.state === 'loading' && <ListSkeleton />}
				{conversations.state === 'ready' && (
					<>
						<GroupList groups={conversations.list.groups} view={view} />
						<DirectList view={view} />
					</>
				)}
			</Scroller>
		</>
	)
}
