import { Link } from 'react-router-dom'
import { type Group, type GroupChannel, mayInGroup } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import {
	Button,
	ChevronRightIcon,
	color,
	from,
	IconButton,
	LockIcon,
	motion,
	radius,
	SettingsIcon,
	size,
	space,
	UsersIcon,
} from 'shared-ui'
import { styled } from 'styled-components'
import { clipUserText } from '../../../shared/clipUserText.ts'
import { PaneWithSidebar } from '../conversation/PaneWithSidebar.tsx'
import { GroupAvatar } from '../layout/GroupAvatar.tsx'
import { NarrowOnly } from '../layout/NarrowOnly.ts'
import { PaneHeader } from '../layout/PaneHeader.tsx'
import { UnreadDot } from '../layout/UnreadDot.tsx'
import { hasNews } from '../list/conversationList.ts'
import { MembersPanel } from '../members/MembersPanel.tsx'
import { messageTranslations } from '../messageTranslations.ts'
import { channelView, type MessagesView, viewPath } from '../view/messagesView.ts'
import { useDialogParam } from '../view/useDialogParam.ts'

const Scroller = styled.div`
	flex: 1;
	min-height: 0;
	padding: ${space[6]} var(--gutter) ${space[8]};
	overflow-y: auto;
`
const Column = styled.div`
	display: grid;
	gap: ${space[6]};
	max-width: 44rem;
	margin-inline: auto;
`
const About = styled.div`
	display: flex;
	gap: ${space[4]};
	align-items: center;
	overflow-wrap: anywhere;
	p { color: ${color.muted}; }
	p:first-child { display: flex; align-items: center; gap: ${space[1]}; font-size: ${size.sm}; }
	> div { min-width: 0; }
	p + p { ${clipUserText} margin-top: ${space[1]}; color: ${color.text}; white-space: pre-line; }
`
const Title = styled.h3`
	margin-bottom: ${space[3]};
	font-size: ${size.lg};
`
const ChannelLink = styled(Link)<{ $unread: boolean }>`
	display: flex;
	align-items: center;
	gap: ${space[3]};
	min-height: 52px;
	padding: ${space[2]} ${space[4]};
	border: 1px solid ${color.line};
	border-radius: ${radius.md};
	font-weight: ${(p) => (p.$unread ? 700 : 550)};
	text-decoration: none;
	background: ${color.surface};
	transition: border-color ${motion.fast};
	overflow-wrap: anywhere;
	> span:first-child { ${clipUserText} flex: 1; min-width: 0; }
	&:hover { border-color: ${color.edge}; }
`
const List = styled.ul`
	display: grid;
	gap: ${space[2]};
	${from.wide} { grid-template-columns: 1fr 1fr; }
`
const Actions = styled.div`
	display: flex;
	flex-wrap: wrap;
	gap: ${space[2]};
`

/** A group: its description and channels. */
export function GroupPane({ group, view }: { group: Group; view: MessagesView }) {
	const t = useTranslations(messageTranslations)
	const { open } = useDialogParam()
	return (
		<>
			<PaneHeader
				view={view}
				avatar={<GroupAvatar group={group} />}
				title={group.name}
				status={t('messages.members', { count: group.memberCount })}
			>
				<IconButton label={t('messages.group.settings')} icon={<SettingsIcon />} onClick={() => open('manage')} />
			</PaneHeader>
			<PaneWithSidebar aside={<MembersPanel group={group} />} label={t('messages.people')}>
				<Scroller>
					<Column>
						<About>
							<GroupAvatar group={group} size={72} />
							<div>
								<p>
									{group.isPublic ? <UsersIcon size={16} /> : <LockIcon size={16} />}
									{t(group.isPublic ? 'messages.group.public' : 'messages.group.private')}
								</p>
								{group.description && <p>{group.description}</p>}
							</div>
						</About>
						<section>
							<Title>{t('messages.group.channels')}</Title>
							<List>
								{group.channels.map((channel) => (
									<ChannelItem key={channel.key} groupId={group.id} channel={channel} />
								))}
							</List>
						</section>
						<Actions>
							<NarrowOnly>
								<Button onClick={() => open('people')}>
									<UsersIcon size={16} />
									{t('messages.channel.members')}
								</Button>
							</NarrowOnly>
							{mayInGroup(group.role, 'invite') && (
								<Button onClick={() => open('manage', 'invitations')}>{t('messages.group.invite')}</Button>
							)}
						</Actions>
					</Column>
				</Scroller>
			</PaneWithSidebar>
		</>
	)
}

function ChannelItem({ groupId, channel }: { groupId: string; channel: GroupChannel }) {
	const t = useTranslations(messageTranslations)
	return (
		<li>
			<ChannelLink to={viewPath(channelView(groupId, channel.key))} $unread={hasNews(channel)}>
				<span># {channel.name}</span>
				{hasNews(channel) && <UnreadDot label={t('messages.unread.some')} />}
				<ChevronRightIcon size={16} />
			</ChannelLink>
		</li>
	)
}
