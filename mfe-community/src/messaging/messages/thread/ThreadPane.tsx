import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { type Group, type GroupChannel, type Message, threadIdOf } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { Button, color, IconButton, SearchIcon, space } from 'shared-ui'
import { styled } from 'styled-components'
import { FormattedText } from '../../formatting/FormattedText.tsx'
import { limitEpisode } from '../composer/composerChoice.ts'
import { Conversation } from '../conversation/Conversation.tsx'
import { PaneWithSidebar } from '../conversation/PaneWithSidebar.tsx'
import { historyOfConversation } from '../history/historyStore.ts'
import { MessageAuthor, MessageBody, MessageLine } from '../history/messageParts.tsx'
import { GroupAvatar } from '../layout/GroupAvatar.tsx'
import { PaneHeader } from '../layout/PaneHeader.tsx'
import { MembersPanel } from '../members/MembersPanel.tsx'
import { messageTranslations } from '../messageTranslations.ts'
import { type MessagesView, parentView, viewPath } from '../view/messagesView.ts'
import { messageSearch, returnTo } from '../view/messageTarget.ts'
import { useDialogParam } from '../view/useDialogParam.ts'
import { followThread } from './followThread.ts'
import { threadTranslations } from './threadTranslations.ts'

const Root = styled.div`
	flex: none;
	max-height: 30%;
	padding-bottom: ${space[3]};
	border-bottom: 1px solid ${color.line};
	overflow-y: auto;
	em { color: ${color.muted}; }
`

interface ThreadPaneProps {
	group: Group
	channel: GroupChannel
	/** The number of the message that carries the thread. */
	number: number
	view: MessagesView
}

/** The thread of a channel's message: that message, and the replies. */
export function ThreadPane({ group, channel, number, view }: ThreadPaneProps) {
	const t = useTranslations(threadTranslations)
	const messages = useTranslations(messageTranslations)
	const { open } = useDialogParam()
	const id = threadIdOf(channel.id, number)
	const [own, below] = [useStore(historyOfConversation(id)), useStore(historyOfConversation(channel.id))]
	const known = below.state === 'ready' ? below.history.items.find((item) => item.number === number) : undefined
	const root = (own.state === 'ready' ? own.history.root : undefined) ?? known
	const follows = root?.thread?.followed
	const episode = root?.episode ?? null
	const name = t('threads.of', { channel: `#${channel.name}` })
	useEffect(() => returnTo(channel.id, number), [channel.id, number])
	useEffect(() => limitEpisode(id, episode), [id, episode])

	async function toggle() {
		showOutcome(
			await followThread(channel.id, number, !follows),
			t(follows ? 'threads.unfollowed' : 'threads.followed'),
		)
	}

	return (
		<>
			<PaneHeader
				view={view}
				avatar={<GroupAvatar group={group} />}
				title={t('threads.title')}
				status={<Link to={`${viewPath(parentView(view))}${messageSearch(number)}`}># {channel.name}</Link>}
			>
				{follows !== undefined && own.state === 'ready' && (
					<Button size="sm" aria-pressed={follows} onClick={() => void toggle()}>
						{t(follows ? 'threads.following' : 'threads.follow')}
					</Button>
				)}
				<IconButton label={messages('messages.find')} icon={<SearchIcon />} onClick={() => open('find')} />
			</PaneHeader>
			<PaneWithSidebar aside={<MembersPanel group={group} />} label={messages('messages.people')}>
				{root && own.state !== 'gone' && <RootMessage message={root} />}
				<Conversation
					id={id}
					name={name}
					placeholder={t('threads.placeholder')}
					start={t('threads.start')}
					canWrite
					watch={channel.watch}
				/>
			</PaneWithSidebar>
		</>
	)
}

function RootMessage({ message: { state, author, text, sentAt, mentions } }: { message: Message }) {
	const messages = useTranslations(messageTranslations)
	return (
		<Root tabIndex={0} role="group" aria-label={messages('messages.quote.label')}>
			<MessageLine $showsAuthor>
				<MessageAuthor author={author} at={sentAt} showsAuthor isActive />
				<MessageBody>
					{text === null ? (
						<em>{messages(`messages.quote.${state === 'sent' ? 'deleted' : state}`)}</em>
					) : (
						<FormattedText text={text} mentions={mentions} />
					)}
				</MessageBody>
			</MessageLine>
		</Root>
	)
}
