import { useTranslations } from 'shared-i18n'
import { color, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { useTimeFormats } from '../layout/useTimeFormats.ts'
import { messageTranslations } from '../messageTranslations.ts'
import { PendingMessage } from './PendingMessage.tsx'
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
