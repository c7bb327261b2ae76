import { Link, useNavigate } from 'react-router-dom'
import { showOutcome } from 'shared-composition'
import { type Message, rootOfThread } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { ChatIcon, color, radius, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { ActionButton } from '../history/ActionBar.tsx'
import { UnreadDot } from '../layout/UnreadDot.tsx'
import { channelView, viewPath } from '../view/messagesView.ts'
import { followThread } from './followThread.ts'
import { threadTranslations } from './threadTranslations.ts'

const Replies = styled(Link)`
	display: inline-flex;
	align-items: center;
	gap: ${space[2]};
	min-height: 32px;
	margin: ${space[1]} 0 0 -${space[2]};
	padding: 0 ${space[2]};
	border-radius: ${radius.md};
	font-size: ${size.sm};
	font-weight: 600;
	text-decoration: none;
	color: ${color.text};
	&:hover { background: ${color.raised}; }
	svg { color: ${color.muted}; }
	time { font-weight: 400; color: ${color.muted}; }
`

interface ThreadLinkProps {
	conversationId: string
	message: Message
	/** True if the Tab key reaches it. */
	isActive: boolean
}

/** Below a message of a channel: how many replies its thread has, and when the last one came. */
export function ThreadLink({ conversationId, message: { number, thread }, isActive }: ThreadLinkProps) {
	const t = useTranslations(threadTranslations)
	const { ago } = useFormats()
	if (!thread || thread.replies === 0) return null
	return (
		<Replies to={threadPath(conversationId, number)} tabIndex={isActive ? 0 : -1}>
			<ChatIcon size={16} />
			{t('threads.replies', { count: thread.replies })}
			{thread.lastAt && <time dateTime={thread.lastAt}>{`· ${ago(thread.lastAt)}`}</time>}
			{thread.unread > 0 && <UnreadDot label={t('threads.unread', { count: thread.unread })} />}
		</Replies>
	)
}

/** Opens the thread of a channel's message, and starts it where there is none. A thread has no threads. */
export function ThreadButton({ conversationId, message: { number, thread }, isActive }: ThreadLinkProps) {
	const t = useTranslations(threadTranslations)
	const navigate = useNavigate()
	if (rootOfThread(conversationId)) return null

	async function open() {
		const outcome = thread ? { state: 'done' as const } : await followThread(conversationId, number, true)
		if (outcome.state === 'done' || outcome.state === 'example') await navigate(threadPath(conversationId, number))
		else showOutcome(outcome, '')
	}

	return (
		<ActionButton tabIndex={isActive ? 0 : -1} label={t('threads.reply')} onClick={() => void open()}>
			<ChatIcon size={16} />
		</ActionButton>
	)
}

/** The path of the thread of a channel's message. */
export function threadPath(channelId: string, number: number): string {
	const [groupId = '', ...key] = channelId.split('-')
	return viewPath(channelView(groupId, key.join('-'), number))
}
