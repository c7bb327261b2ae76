import { useStore } from '@nanostores/react'
import { common, useTranslations } from 'shared-i18n'
import { Button, Cluster, color, size } from 'shared-ui'
import { styled } from 'styled-components'
import { FormattedText } from '../../formatting/FormattedText.tsx'
import { Attachments } from '../attachments/Attachments.tsx'
import { choosePicture } from '../composer/composerChoice.ts'
import { setDraft } from '../composer/drafts.ts'
import { $currentMember } from '../currentMember.ts'
import { messageTranslations } from '../messageTranslations.ts'
import { removePending } from '../outbox/outbox.ts'
import type { Pending } from '../outbox/pendingMessage.ts'
import { resendMessage } from '../outbox/sendMessage.ts'
import { MessageAuthor, MessageBody, MessageLine } from './messageParts.tsx'

const State = styled.span<{ $bad?: boolean }>`
	font-size: ${size.xs};
	color: ${(p) => (p.$bad ? color.danger : color.muted)};
`

interface PendingLineProps {
	conversationId: string
	pending: Pending
	showsAuthor: boolean
	isActive: boolean
}

/** An unsent message; a refused one can be resent, edited or discarded. */
export function PendingMessage({ conversationId, pending, showsAuthor, isActive }: PendingLineProps) {
	const t = useTranslations(messageTranslations)
	const shared = useTranslations(common)
	const self = useStore($currentMember)
	const { clientId, text, typedAt, state } = pending
	const discard = () => removePending(conversationId, clientId)
	const edit = () => {
		setDraft(conversationId, text)
		choosePicture(conversationId, pending.picture)
		discard()
	}
	return (
		<MessageLine $showsAuthor={showsAuthor} $faint={state === 'sending'} tabIndex={isActive ? 0 : -1}>
			<MessageAuthor author={self ?? null} at={typedAt} showsAuthor={showsAuthor} isActive={isActive} />
			<MessageBody>
				<FormattedText text={text} />
				<Attachments message={{ ...pending, author: self ?? null }} isActive={isActive} />
				{state === 'waiting' && (
					<Cluster>
						<State>{t('messages.pending.waiting')}</State>
						<Button size="sm" variant="quiet" onClick={discard}>
							{t('messages.pending.discard')}
						</Button>
					</Cluster>
				)}
				{state === 'failed' && (
					<Cluster>
						<State $bad role="alert">
							{t('messages.pending.failed', { reason: shared(`errors.${pending.code}`) })}
						</State>
						<Button size="sm" variant="quiet" onClick={() => resendMessage(conversationId, pending)}>
							{t('messages.pending.retry')}
						</Button>
						<Button size="sm" variant="quiet" onClick={edit}>
							{t('messages.pending.edit')}
						</Button>
						<Button size="sm" variant="quiet" onClick={discard}>
							{t('messages.pending.discard')}
						</Button>
					</Cluster>
				)}
			</MessageBody>
		</MessageLine>
	)
}
