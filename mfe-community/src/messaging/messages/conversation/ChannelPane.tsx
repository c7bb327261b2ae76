import { deferred } from 'shared-composition'
import type { Group, GroupChannel } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { IconButton, SearchIcon, SettingsIcon, space, UsersIcon } from 'shared-ui'
import { FilmIcon } from 'shared-ui/controls'
import { styled } from 'styled-components'
import { loadWatch } from '../dialogs/loadWatch.ts'
import { GroupAvatar } from '../layout/GroupAvatar.tsx'
import { NarrowOnly } from '../layout/NarrowOnly.ts'
import { PaneHeader } from '../layout/PaneHeader.tsx'
import { MembersPanel } from '../members/MembersPanel.tsx'
import { messageTranslations } from '../messageTranslations.ts'
import { ThreadNews } from '../thread/ThreadNews.tsx'
import { ThreadPane } from '../thread/ThreadPane.tsx'
import type { MessagesView } from '../view/messagesView.ts'
import { useDialogParam } from '../view/useDialogParam.ts'
import { Conversation } from './Conversation.tsx'
import { PaneWithSidebar } from './PaneWithSidebar.tsx'

/** The height of the bar. */
const BarSpace = styled.div`
	flex: none;
	height: calc(45px + 2 * ${space[2]} + 1px);
`
const WatchBar = deferred(async () => (await loadWatch()).WatchBar, { skeleton: <BarSpace />, small: true })

interface ChannelPaneProps {
	group: Group
	channel: GroupChannel
	view: MessagesView
}

/** A channel, or the thread of one of its messages. */
export function ChannelPane(props: ChannelPaneProps) {
	const { view } = props
	return view.at === 'channel' && view.thread ? <ThreadPane {...props} number={view.thread} /> : <Messages {...props} />
}

/** The messages of a channel and, on wide screens, the members of the group. */
function Messages({ group, channel, view }: ChannelPaneProps) {
	const t = useTranslations(messageTranslations)
	const { open } = useDialogParam()
	return (
		<>
			<PaneHeader
				view={view}
				avatar={<GroupAvatar group={group} />}
				title={`# ${channel.name}`}
				status={`${group.name} · ${t('messages.members', { count: group.memberCount })}`}
			>
				<IconButton label={t('messages.find')} icon={<SearchIcon />} onClick={() => open('find')} />
				<IconButton label={t('messages.watch')} icon={<FilmIcon />} onClick={() => open('watch')} />
				<NarrowOnly>
					<IconButton label={t('messages.channel.members')} icon={<UsersIcon />} onClick={() => open('people')} />
				</NarrowOnly>
				<IconButton label={t('messages.group.settings')} icon={<SettingsIcon />} onClick={() => open('manage')} />
			</PaneHeader>
			<ThreadNews threads={channel.threads} />
			{channel.watch && <WatchBar group={group} conversationId={channel.id} watch={channel.watch} />}
			<PaneWithSidebar aside={<MembersPanel group={group} />} label={t('messages.people')}>
				<Conversation
					id={channel.id}
					name={`# ${channel.name}`}
					placeholder={t('messages.composer.placeholder.channel', { name: channel.name })}
					start={t('messages.history.empty.channel', { name: `#${channel.name}` })}
					canWrite
					watch={channel.watch}
				/>
			</PaneWithSidebar>
		</>
	)
}
