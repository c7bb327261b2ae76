import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { FailurePanel } from 'shared-composition'
import type { ChannelWatch } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { color, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { MessageComposer } from '../composer/MessageComposer.tsx'
import { historyOfConversation, openHistory } from '../history/historyStore.ts'
import { MessageList } from '../history/MessageList.tsx'
import { CenteredNotice } from '../layout/CenteredNotice.tsx'
import { ConversationNotFound } from '../layout/ConversationNotFound.tsx'
import { messageTranslations } from '../messageTranslations.ts'
import { TypingIndicator } from '../typing/TypingIndicator.tsx'
import { useMessageTarget } from '../view/messageTarget.ts'
import { MessagesSkeleton } from './PaneSkeleton.tsx'
import { subscribeToConversation } from './subscribeToConversation.ts'

const ReadOnlyNote = styled.p`
	padding: ${space[4]} ${space[6]};
	border-top: 1px solid ${color.line};
	font-size: ${size.sm};
	color: ${color.muted};
`

interface ConversationProps {
	id: string
	name: string
	placeholder: string
	/** Shown before the first message. */
	start: string
	canWrite: boolean
	/** The title of the channel, if it watches one. */
	watch?: ChannelWatch | null
}

/** The messages of a conversation and the composer. */
export function Conversation({ id, name, placeholder, start, canWrite, watch }: ConversationProps) {
	const t = useTranslations(messageTranslations)
	const shared = useTranslations(common)
	const current = useStore(historyOfConversation(id))
	useEffect(() => subscribeToConversation(id), [id])
	useMessageTarget(id, current.state === 'ready')

	if (current.state === 'gone') return <ConversationNotFound />
	return (
		<>
			{current.state === 'loading' && <MessagesSkeleton />}
			{current.state === 'failed' && (
				<CenteredNotice>
					<FailurePanel title={t('messages.history.failed')} onRetry={() => openHistory(id)} />
				</CenteredNotice>
			)}
			{current.state === 'ready' && (
				<MessageList
					key={`${id} ${current.around ?? ''}`}
					id={id}
					label={t('messages.history.of', { name })}
					start={start}
					history={current.history}
					older={current.older}
				/>
			)}
			{canWrite ? (
				<>
					<TypingIndicator id={id} />
					<MessageComposer
						id={id}
						label={t('messages.composer.label', { name })}
						placeholder={placeholder}
						watch={watch}
					/>
				</>
			) : (
				<ReadOnlyNote>{shared('errors.message.notAllowed')}</ReadOnlyNote>
			)}
		</>
	)
}
