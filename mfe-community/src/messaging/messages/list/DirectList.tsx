import { useStore } from '@nanostores/react'
import { useId } from 'react'
import { type DirectConversation, UNREAD_MAX } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Avatar, Badge, Button, Count, color, size, space, VisuallyHidden } from 'shared-ui'
import { styled } from 'styled-components'
import { translations } from '../../../translations.ts'
import { NioukaAvatar } from '../../assistant/NioukaAvatar.tsx'
import { useAssistantPreview } from '../../assistant/useAssistantPreview.ts'
import { saidIn } from '../attachments/saidIn.ts'
import { $currentMember } from '../currentMember.ts'
import { useTimeFormats } from '../layout/useTimeFormats.ts'
import { messageTranslations } from '../messageTranslations.ts'
import { $typing } from '../typing/typing.ts'
import { type MessagesView, viewPath } from '../view/messagesView.ts'
import { $conversations, loadOlderDirect } from './conversations.ts'
import { ListTitle, RowEnd, RowLink, RowText } from './rowStyles.ts'
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

const Name = styled.span`
	display: flex;
	align-items: center;
	gap: ${space[2]};
	> :last-child { padding-block: 0; }
`

/** The assistant, pinned above the direct chats. */
function AssistantRow({ isOpen }: { isOpen: boolean }) {
	const t = useTranslations(translations)
	const times = useTimeFormats()
	const { text, at, isWriting } = useAssistantPreview()
	return (
		<li>
			<RowLink to={viewPath({ at: 'assistant' })} aria-current={isOpen ? 'page' : undefined}>
				<NioukaAvatar size={40} />
				<RowText>
					<Name>
						{t('assistant.name')}
						<Badge $tone="live">{t('assistant.tag')}</Badge>
					</Name>
					<span>{isWriting ? t('messages.writing') : text}</span>
				</RowText>
				<RowEnd>
					{at && (
						<time dateTime={at} title={times.exact(at)}>
							{times.brief(at)}
						</time>
					)}
				</RowEnd>
			</RowLink>
		</li>
	)
}

/** A direct chat in the list: member, last message, time and unread count. */
function DirectRow({ chat, isOpen }: { chat: DirectConversation; isOpen: boolean }) {
	const t = useTranslations(messageTranslations)
	const times = useTimeFormats()
	const { id, member, online, lastMessage, unread } = chat
	return (
		<li>
			<RowLink to={viewPath({ at: 'direct', conversationId: id })} aria-current={isOpen ? 'page' : undefined}>
				<Avatar name={member.name} url={member.avatarUrl} online={online} />
				<RowText $strong={unread > 0}>
					<span>
						{member.name}
						<VisuallyHidden>, {t(online ? 'messages.online' : 'messages.offline')}</VisuallyHidden>
					</span>
					<LastMessage chat={chat} />
				</RowText>
				<RowEnd>
					{lastMessage && (
						<time dateTime={lastMessage.sentAt} title={times.exact(lastMessage.sentAt)}>
							{times.brief(lastMessage.sentAt)}
						</time>
					)}
					{unread > 0 && (
						<Count $live>
							<span aria-hidden="true">{unread >= UNREAD_MAX ? t('messages.unread.max') : unread}</span>
							<VisuallyHidden>{t('messages.unread', { count: unread })}</VisuallyHidden>
						</Count>
					)}
				</RowEnd>
			</RowLink>
		</li>
	)
}

function LastMessage({ chat: { id, lastMessage } }: { chat: DirectConversation }) {
	const t = useTranslations(messageTranslations)
	const self = useStore($currentMember)
	const typing = useStore($typing)
	if ((typing[id] ?? []).length > 0) return <span>{t('messages.writing')}</span>
	if (!lastMessage) return <span>{t('messages.last.none')}</span>
	const text = lastMessage.text === null ? t('messages.last.deleted') : saidIn(lastMessage)
	const isOwn = lastMessage.text !== null && lastMessage.authorId === self?.id
	return <span>{isOwn ? t('messages.you.said', { text }) : text}</span>
}
