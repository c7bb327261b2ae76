import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { useTranslations } from 'shared-i18n'
import { Button, color, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { messageTranslations } from '../messageTranslations.ts'
import type { MessagesView } from '../view/messagesView.ts'
import { AssistantRow } from './AssistantRow.tsx'
import { $conversations, loadOlderDirect } from './conversations.ts'
import { DirectRow } from './DirectRow.tsx'
import { ListTitle } from './rowStyles.ts'
import { $directShown, $search } from './search.ts'

const None = styled.p`
	padding: ${space[2]};
	font-size: ${size.sm};
	color: ${color.muted};
`

/** The assistant, then the direct chats by their last message. */
export function DirectList({ view }: { view: MessagesView }) {
	const t = useTranslations(messageTranslations)
	const id = useId()
	const shown = useStore($directShown)
	const typed = useStore($search).trim()
	const conversations = useStore($conversations)
	const hasOlder = typed === '' && conversations.state === 'ready' && conversations.list.older !== null
	return (
		<section aria-labelledby={id}>
			<ListTitle id={id}>{t('messages.direct')}</ListTitle>
			<ul>
				<AssistantRow isOpen={view.at === 'assistant'} />
				{shown.map((chat) => (
					<DirectRow key={chat.id} chat={chat} isOpen={view.at === 'direct' && view.conversationId === chat.id} />
				))}
			</ul>
			{shown.length === 0 && <None>{t(typed === '' ? 'messages.direct.none' : 'messages.search.none')}</None>}
			{hasOlder && (
				<Button
					variant="quiet"
					size="sm"
					wide
					loading={conversations.olderState === 'loading'}
					onClick={() => void loadOlderDirect()}
				>
					{t('messages.direct.older')}
				</Button>
			)}
		</section>
	)
}
