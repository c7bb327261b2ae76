import type { Group, GroupChannel } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { IconButton, SettingsIcon, UsersIcon } from 'shared-ui'
import { words } from '../../words.ts'
import { GroupAvatar } from '../frame/GroupAvatar.tsx'
import { PaneHead } from '../frame/PaneHead.tsx'
import { UntilFull } from '../frame/UntilFull.ts'
import { PeoplePanel } from '../members/PeoplePanel.tsx'
import type { Place } from '../place/place.ts'
import { useWindow } from '../place/useWindow.ts'
import { Conversation } from './Conversation.tsx'
import { WithAside } from './WithAside.tsx'

interface ChannelPaneProps {
	group: Group
	channel: GroupChannel
	place: Place
}

/** A channel: its messages and, where there is room, the members of its group. */
export function ChannelPane({ group, channel, place }: ChannelPaneProps) {
	const t = useWords(words)
	const { open } = useWindow()
	return (
		<>
			<PaneHead
				place={place}
				avatar={<GroupAvatar group={group} />}
				title={`# ${channel.name}`}
				status={`${group.name} · ${t('messages.members', { count: group.memberCount })}`}
			>
				<UntilFull>
					<IconButton label={t('messages.channel.members')} icon={<UsersIcon />} onClick={() => open('people')} />
				</UntilFull>
				<IconButton label={t('messages.group.settings')} icon={<SettingsIcon />} onClick={() => open('manage')} />
			</PaneHead>
			<WithAside aside={<PeoplePanel group={group} />} label={t('messages.people')}>
				<Conversation
					id={channel.id}
					name={`# ${channel.name}`}
					placeholder={t('messages.composer.placeholder.channel', { name: channel.name })}
					start={t('messages.history.empty.channel', { name: `#${channel.name}` })}
					canWrite
				/>
			</WithAside>
		</>
	)
}
