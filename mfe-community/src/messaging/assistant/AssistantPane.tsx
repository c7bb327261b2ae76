import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { FailurePanel } from 'shared-composition'
import { useTitleName, useTranslations } from 'shared-i18n'
import { Badge, color, Skeleton, space, VisuallyHidden } from 'shared-ui'
import { styled } from 'styled-components'
import { plainText } from '../formatting/plainText.ts'
import { PaneHeader } from '../messages/layout/PaneHeader.tsx'
import { AssistantComposer } from './AssistantComposer.tsx'
import { AssistantMenu } from './AssistantMenu.tsx'
import { AssistantMessages } from './AssistantMessages.tsx'
import { assistantTranslations } from './assistantTranslations.ts'
import { $conversation, loadConversation, type ReadyConversation } from './conversation.ts'
import { failureText } from './failureText.ts'
import { NioukaAvatar } from './NioukaAvatar.tsx'

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

/** Live region for screen readers: announces that the assistant writes, then the complete reply once. */
function ReplyAnnouncer({ conversation: { items, progress } }: { conversation: ReadyConversation }) {
	const t = useTranslations(assistantTranslations)
	const nameOf = useTitleName()
	const last = items.at(-1)
	let announcement = ''
	if (progress.state !== 'none') announcement = t('assistant.writing')
	else if (last?.author === 'assistant') {
		const { said } = failureText(last, t)
		const text = plainText(last.text, last.works, nameOf)
		announcement = [...(text ? [text] : []), ...(last.state === 'complete' ? [] : [said])].join(' ')
	}
	return (
		<VisuallyHidden role="status" aria-live="polite" aria-atomic="true">
			{announcement}
		</VisuallyHidden>
	)
}

const Online = styled.strong`
	font-weight: 550;
	color: ${color.live};
`

/** The header of the assistant's chat: name, online status and answer mode. */
function AssistantHeader({ conversation }: { conversation: ReadyConversation | undefined }) {
	const t = useTranslations(assistantTranslations)
	return (
		<PaneHeader
			view={{ at: 'assistant' }}
			avatar={<NioukaAvatar size={40} />}
			title={t('assistant.name')}
			tag={<Badge $tone="live">{t('assistant.tag')}</Badge>}
			status={
				<>
					<Online>{t('assistant.online')}</Online>
					{conversation?.mode === 'catalogue' && <span>· {t('assistant.catalogueMode')}</span>}
				</>
			}
		>
			{conversation && <AssistantMenu conversation={conversation} />}
		</PaneHeader>
	)
}
