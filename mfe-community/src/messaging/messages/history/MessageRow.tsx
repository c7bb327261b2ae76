import { useStore } from '@nanostores/react'
import { common, useTranslations } from 'shared-i18n'
import { Button, Cluster, color, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { FormattedText } from '../../formatting/FormattedText.tsx'
import { Attachments } from '../attachments/Attachments.tsx'
import { choosePicture } from '../composer/composerChoice.ts'
import { setDraft } from '../composer/drafts.ts'
import { $currentMember } from '../currentMember.ts'
import { useTimeFormats } from '../layout/useTimeFormats.ts'
import { messageTranslations } from '../messageTranslations.ts'
import { removePending } from '../outbox/outbox.ts'
import type { Pending } from '../outbox/pendingMessage.ts'
import { resendMessage } from '../outbox/sendMessage.ts'
import { MessageAuthor, MessageBody, MessageLine } from './messageParts.tsx'
import type { Row } from './rows.ts'
import { SentMessage } from './SentMessage.tsx'

const Day = styled.p`
	display: flex;
	align-items: center;
	gap: ${space[3]};
	padding: ${space[6]} ${space[6]} ${space[2]};
	font-size: ${size.xs};
	font-weight: 600;
	color: ${color.muted};
	&::before, &::after { content: ''; flex: 1; height: 1px; background: ${color.line}; }
`
export const Start = styled.p`
	padding: ${space[8]} ${space[6]} ${space[2]};
	color: ${color.muted};
`
const Unread = styled(Day)`
	padding-block: ${space[3]} ${space[1]};
	color: ${color.live};
	&::before, &::after { background: ${color.live}; opacity: 0.5; }
`

interface MessageRowProps {
	conversationId: string
	row: Row
	/** Shown before the first message. */
	start: string | undefined
	/** True if the Tab key reaches this message. */
	isActive: boolean
	/** True while the message stands out, because a link led to it. */
	isMarked: boolean
	onFocus: (key: string) => void
}

/** A message with the day heading and unread line above it. */
export function MessageRow({ conversationId, row, start, isActive, isMarked, onFocus }: MessageRowProps) {
	const t = useTranslations(messageTranslations)
	const times = useTimeFormats()
	const { day, isFirstUnread, showsAuthor, content } = row
	return (
		<>
			{start && <Start>{start}</Start>}
			{day && (
				<Day>
					<time dateTime={day}>{times.day(day)}</time>
				</Day>
			)}
			{isFirstUnread && <Unread>{t('messages.history.unread')}</Unread>}
			{content.state === 'sent' ? (
				<SentMessage
					conversationId={conversationId}
					message={content.message}
					run={content.run}
					showsAuthor={showsAuthor}
					isActive={isActive}
					isMarked={isMarked}
					onFocus={() => onFocus(row.key)}
				/>
			) : (
				<PendingMessage
					conversationId={conversationId}
					pending={content.pending}
					showsAuthor={showsAuthor}
					isActive={isActive}
				/>
			)}
		</>
	)
}

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
function PendingMessage({ conversationId, pending, showsAuthor, isActive }: PendingLineProps) {
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
