import { useStore } from '@nanostores/react'
import { type DirectConversation, UNREAD_MAX } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Avatar, Count, VisuallyHidden } from 'shared-ui'
import { saidIn } from '../attachments/saidIn.ts'
import { $currentMember } from '../currentMember.ts'
import { useTimeFormats } from '../layout/useTimeFormats.ts'
import { messageTranslations } from '../messageTranslations.ts'
import { $typing } from '../typing/typing.ts'
import { viewPath } from '../view/messagesView.ts'
import { RowEnd, RowLink, RowText } from './rowStyles.ts'

/** A direct chat in the list: member, last message, time and unread count. */
export function DirectRow({ chat, isOpen }: { chat: DirectConversation; isOpen: boolean }) {
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
