import { useStore } from '@nanostores/react'
import type { Message } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { color } from 'shared-ui'
import { styled } from 'styled-components'
import { FormattedText } from '../../formatting/FormattedText.tsx'
import { translations } from '../../translations.ts'
import { $currentMember } from '../currentMember.ts'
import { MessageActions } from './MessageActions.tsx'
import { MessageAuthor, MessageBody, MessageLine } from './messageParts.tsx'

const RemovedText = styled.em`
	color: ${color.muted};
`

interface MessageLineProps {
	conversationId: string
	message: Message
	showsAuthor: boolean
	/** True if the Tab key reaches this message and its actions. */
	isActive: boolean
	onFocus: () => void
}

/** A sent message, or the placeholder of a deleted one. */
export function SentMessage({ conversationId, message, showsAuthor, isActive, onFocus }: MessageLineProps) {
	const t = useTranslations(translations)
	const self = useStore($currentMember)
	const { number, state, author, text, sentAt } = message
	return (
		<MessageLine $showsAuthor={showsAuthor} tabIndex={isActive ? 0 : -1} onFocus={onFocus}>
			<MessageAuthor author={author} at={sentAt} showsAuthor={showsAuthor} isActive={isActive} />
			<MessageBody>
				{state === 'sent' && text !== null ? (
					<FormattedText text={text} />
				) : (
					<RemovedText>{t(state === 'hidden' ? 'messages.message.hidden' : 'messages.message.deleted')}</RemovedText>
				)}
			</MessageBody>
			{state === 'sent' && text !== null && (
				<MessageActions
					conversationId={conversationId}
					number={number}
					text={text}
					isActive={isActive}
					isOwn={author !== null && author.id === self?.id}
				/>
			)}
		</MessageLine>
	)
}
