import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { FailurePanel } from 'shared-composition'
import { common, useWords } from 'shared-i18n'
import { color, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { words } from '../../words.ts'
import { Composer } from '../composer/Composer.tsx'
import { Notice } from '../frame/Notice.tsx'
import { NotThere } from '../frame/NotThere.tsx'
import { historyIn, openHistory } from '../history/histories.ts'
import { MessageList } from '../history/MessageList.tsx'
import { TypingLine } from '../typing/TypingLine.tsx'
import { openConversation } from './openConversation.ts'
import { MessagesSkeleton } from './PaneSkeleton.tsx'

const Silent = styled.p`
	padding: ${space[4]} ${space[6]};
	border-top: 1px solid ${color.line};
	font-size: ${size.sm};
	color: ${color.muted};
`

interface ConversationProps {
	id: string
	name: string
	placeholder: string
	/** What stands before the first message. */
	start: string
	canWrite: boolean
}

/** The messages of a conversation and what the reader has to say. */
export function Conversation({ id, name, placeholder, start, canWrite }: ConversationProps) {
	const t = useWords(words)
	const shared = useWords(common)
	const current = useStore(historyIn(id))
	useEffect(() => openConversation(id), [id])

	if (current.state === 'gone') return <NotThere />
	return (
		<>
			{current.state === 'loading' && <MessagesSkeleton />}
			{current.state === 'failed' && (
				<Notice>
					<FailurePanel title={t('messages.history.failed')} onRetry={() => openHistory(id)} />
				</Notice>
			)}
			{current.state === 'ready' && (
				<MessageList
					key={id}
					id={id}
					label={t('messages.history.of', { name })}
					start={start}
					history={current.history}
					older={current.older}
				/>
			)}
			{canWrite ? (
				<>
					<TypingLine id={id} />
					<Composer id={id} label={t('messages.composer.label', { name })} placeholder={placeholder} />
				</>
			) : (
				<Silent>{shared('errors.message.notAllowed')}</Silent>
			)}
		</>
	)
}
