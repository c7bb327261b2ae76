import { Link } from 'react-router-dom'
import type { Group } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { color, from, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { GroupAvatar } from '../layout/GroupAvatar.tsx'
import { UnreadDot } from '../layout/UnreadDot.tsx'
import { messageTranslations } from '../messageTranslations.ts'
import { channelView, type MessagesView, viewPath } from '../view/messagesView.ts'
import { hasNews } from './conversationList.ts'
import { RowEnd, RowLink, RowText } from './rowStyles.ts'

const Channels = styled.ul`
	display: none;
	margin: ${space[1]} 0 ${space[2]} 27px;
	padding-left: ${space[3]};
	border-left: 1px solid ${color.line};
	${from.desktop} { display: block; }
`
const ChannelLink = styled(Link)<{ $unread: boolean }>`
	display: flex;
	align-items: center;
	gap: ${space[2]};
	padding: ${space[1]} ${space[2]};
	border-radius: ${radius.md};
	font-size: ${size.sm};
	font-weight: ${(p) => (p.$unread ? 650 : 500)};
	text-decoration: none;
	color: ${(p) => (p.$unread ? color.text : color.muted)};
	> span:first-child { flex: 1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
	&:hover { color: ${color.text}; }
	&[aria-current] { color: ${color.text}; background: ${color.raised}; }
`

/** A group in the list; the selected one shows its channels on wide screens. */
export function GroupRow({ group, view }: { group: Group; view: MessagesView }) {
	const t = useTranslations(messageTranslations)
	const isOpen = (view.at === 'group' || view.at === 'channel') && view.groupId === group.id
	const isUnread = group.channels.some(hasNews)
	return (
		<li>
			<RowLink
				to={viewPath({ at: 'group', groupId: group.id })}
				aria-current={isOpen && view.at === 'group' ? 'page' : undefined}
			>
				<GroupAvatar group={group} />
				<RowText $strong={isUnread}>
					<span>{group.name}</span>
					<span>{t('messages.members', { count: group.memberCount })}</span>
				</RowText>
				<RowEnd>{isUnread && <UnreadDot label={t('messages.unread.some')} />}</RowEnd>
			</RowLink>
			{isOpen && (
				<Channels>
					{group.channels.map((channel) => (
						<li key={channel.key}>
							<ChannelLink
								to={viewPath(channelView(group.id, channel.key))}
								$unread={hasNews(channel)}
								aria-current={view.at === 'channel' && view.key === channel.key ? 'page' : undefined}
							>
								<span># {channel.name}</span>
								{hasNews(channel) && <UnreadDot label={t('messages.unread.some')} />}
							</ChannelLink>
						</li>
					))}
				</Channels>
			)}
		</li>
	)
}
