import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { Message } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { color } from 'shared-ui'
import { styled } from 'styled-components'
import { FormattedText } from '../../formatting/FormattedText.tsx'
import { Attachments } from '../attachments/Attachments.tsx'
import { $currentMember } from '../currentMember.ts'
import { messageTranslations } from '../messageTranslations.ts'
import { ThreadLink } from '../thread/ThreadLink.tsx'
import { endMarkLater } from '../view/messageTarget.ts'
import { EditMessage } from './EditMessage.tsx'
import { MessageActions } from './MessageActions.tsx'
import { MessageFoot, Quote, SealedMessage } from './MessageExtras.tsx'
import { $editing } from './messageChanges.ts'
import { MessageAuthor, MessageBody, MessageLine } from './messageParts.tsx'

const RemovedText = styled.em`
	color: ${color.muted};
`

interface MessageLineProps {
	conversationId: string
	message: Message
	/** The number of sealed messages that it stands for. */
	run: number
	showsAuthor: boolean
	/** True if the Tab key reaches this message and its actions. */
	isActive: boolean
	/** True while the message stands out, because a link led to it. */
	isMarked: boolean
	onFocus: () => void
}

/** A sent message, or the placeholder of a deleted, hidden or sealed one. */
export function SentMessage({
	conversationId,
	message,
	run,
	showsAuthor,
	isActive,
	isMarked,
	onFocus,
}: MessageLineProps) {
	const t = useTranslations(messageTranslations)
	const self = useStore($currentMember)
	const editing = useStore($editing)
	const { number, state, author, text, sentAt, episode, replyTo, moderated, mentions } = message
	const isEditing = editing?.conversationId === conversationId && editing.number === number
	const line = useRef<HTMLElement>(null)
	useEffect(() => {
		if (!isMarked) return
		// A dialog that closes gives the focus back to its button first, and beneath the start-up screen nothing takes it.
		const focus = () => {
			line.current?.focus({ preventScroll: true })
			if (document.activeElement === line.current) endMarkLater()
			else frame = requestAnimationFrame(focus)
		}
		let frame = requestAnimationFrame(focus)
		return () => cancelAnimationFrame(frame)
	}, [isMarked])
	return (
		<MessageLine
			ref={line}
			$showsAuthor={showsAuthor}
			$isMarked={isMarked}
			tabIndex={isActive ? 0 : -1}
			onFocus={onFocus}
		>
			<MessageAuthor author={run === 1 ? author : null} at={sentAt} showsAuthor={showsAuthor} isActive={isActive} />
			<MessageBody>
				{replyTo && <Quote quote={replyTo} isActive={isActive} />}
				{state === 'sent' && text !== null ? (
					<>
						{isEditing ? (
							<EditMessage conversationId={conversationId} message={message} />
						) : (
							<FormattedText text={text} mentions={mentions} />
						)}
						<Attachments message={message} isActive={isActive} />
						<MessageFoot conversationId={conversationId} message={message} isActive={isActive} />
					</>
				) : state === 'sealed' ? (
					<SealedMessage episode={episode} run={run} />
				) : (
					<RemovedText>
						{t(
							moderated
								? 'messages.message.moderated'
								: state === 'hidden'
									? 'messages.message.hidden'
									: 'messages.message.deleted',
						)}
					</RemovedText>
				)}
				<ThreadLink conversationId={conversationId} message={message} isActive={isActive} />
			</MessageBody>
			{state === 'sent' && text !== null && !isEditing && (
				<MessageActions
					conversationId={conversationId}
					message={message}
					text={text}
					isActive={isActive}
					isOwn={author !== null && author.id === self?.id}
				/>
			)}
		</MessageLine>
	)
}
