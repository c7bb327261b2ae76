import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { FailurePanel } from 'shared-composition'
import { useTranslations } from 'shared-i18n'
import { Skeleton, space } from 'shared-ui'
import { styled } from 'styled-components'
import { AssistantComposer } from './AssistantComposer.tsx'
import { AssistantHeader } from './AssistantHeader.tsx'
import { AssistantMessages } from './AssistantMessages.tsx'
import { assistantTranslations } from './assistantTranslations.ts'
import { $conversation, loadConversation, type ReadyConversation } from './conversation.ts'
import { ReplyAnnouncer } from './ReplyAnnouncer.tsx'

const Pane = styled.div`
	display: flex;
	flex-direction: column;
	flex: 1;
	min-width: 0;
	min-height: 0;
	height: 100%;
`
const Centered = styled.div`
	display: grid;
	align-content: center;
	gap: ${space[3]};
	flex: 1;
	min-height: 0;
	padding: ${space[6]};
	overflow-y: auto;
`

/**
 * The conversation with the assistant. It loads when first shown and keeps streaming while another conversation is
 * open. Fills the height of its parent.
 */
export function AssistantPane() {
	const current = useStore($conversation)
	const isIdle = current.state === 'idle'
	useEffect(() => {
		if (isIdle) void loadConversation()
	}, [isIdle])
	const ready = current.state === 'ready' ? current : undefined
	return (
		<Pane>
			<AssistantHeader conversation={ready} />
			{ready ? (
				<OpenConversation conversation={ready} />
			) : (
				<ConversationPlaceholder isFailed={current.state === 'failed'} />
			)}
			<AssistantComposer conversation={ready} />
		</Pane>
	)
}

function OpenConversation({ conversation }: { conversation: ReadyConversation }) {
	return (
		<>
			<AssistantMessages conversation={conversation} />
			<ReplyAnnouncer conversation={conversation} />
		</>
	)
}

function ConversationPlaceholder({ isFailed }: { isFailed: boolean }) {
	const t = useTranslations(assistantTranslations)
	if (isFailed) {
		return (
			<Centered>
				<FailurePanel title={t('assistant.openFailed')} onRetry={() => void loadConversation()} />
			</Centered>
		)
	}
	return (
		<Centered aria-busy="true">
			<Skeleton $height="3.5rem" $width="60%" />
			<Skeleton $height="3.5rem" $width="45%" />
			<Skeleton $height="5rem" $width="70%" />
		</Centered>
	)
}
