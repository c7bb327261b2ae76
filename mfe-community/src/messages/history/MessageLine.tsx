import { useStore } from '@nanostores/react'
import type { Message } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { color } from 'shared-ui'
import { styled } from 'styled-components'
import { FormattedText } from '../../formatting/FormattedText.tsx'
import { words } from '../../words.ts'
import { $self } from '../self.ts'
import { Author, Body, Line } from './line.tsx'
import { MessageActions } from './MessageActions.tsx'

const Gone = styled.em`
	color: ${color.muted};
`

interface MessageLineProps {
	conversationId: string
	message: Message
	isHead: boolean
}

/** A message that was sent, or what is left of one that its author took back. */
export function MessageLine({ conversationId, message, isHead }: MessageLineProps) {
	const t = useWords(words)
	const self = useStore($self)
	const { number, state, author, text, sentAt } = message
	return (
		<Line $isHead={isHead} tabIndex={-1}>
			<Author author={author} at={sentAt} isHead={isHead} />
			<Body>
				{state === 'sent' && text !== null ? (
					<FormattedText text={text} />
				) : (
					<Gone>{t(state === 'hidden' ? 'messages.message.hidden' : 'messages.message.deleted')}</Gone>
				)}
			</Body>
			{state === 'sent' && text !== null && (
				<MessageActions
					conversationId={conversationId}
					number={number}
					text={text}
					isOwn={author !== null && author.id === self?.id}
				/>
			)}
		</Line>
	)
}
