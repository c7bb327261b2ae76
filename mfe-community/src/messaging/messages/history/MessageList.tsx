import { useStore } from '@nanostores/react'
import { useMemo, useRef } from 'react'
import { useTranslations } from 'shared-i18n'
import { Button, color, Spinner, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { $readUpTo } from '../conversation/readState.ts'
import { $currentMember } from '../currentMember.ts'
import { messageTranslations } from '../messageTranslations.ts'
import { $outbox, pendingMessages } from '../outbox/outbox.ts'
import { withoutSent } from '../outbox/pendingMessage.ts'
import { $markedMessage } from '../view/messageTarget.ts'
import type { History } from './history.ts'
import { loadOlder } from './historyStore.ts'
import { MessageRow, Start } from './MessageRow.tsx'
import { NewMessageAnnouncer } from './NewMessageAnnouncer.tsx'
import { holdsMessage, rowsOf } from './rows.ts'
import { ScrollToNewestButton } from './ScrollToNewestButton.tsx'
import { useRovingMessages } from './useRovingMessages.ts'
import { useVirtualStickToBottom } from './useVirtualStickToBottom.ts'

const Frame = styled.div`
	position: relative;
	flex: 1;
	min-height: 0;
`
const Scroller = styled.div`
	display: flex;
	flex-direction: column;
	height: 100%;
	overflow-y: auto;
	overflow-anchor: none;
	overscroll-behavior: contain;
	&:focus-visible { outline-offset: -2px; }
	> :first-child { flex-grow: 1; }
	> ol { flex: none; padding: 0; list-style: none; }
`
const Older = styled.div`
	position: absolute;
	inset: ${space[2]} 0 auto;
	display: grid;
	place-items: center;
	pointer-events: none;
	> * {
		display: flex;
		align-items: center;
		gap: ${space[2]};
		padding: ${space[1]} ${space[3]};
		border: 1px solid ${color.line};
		border-radius: 999px;
		font-size: ${size.xs};
		background: ${color.raised};
		pointer-events: auto;
	}
`

interface MessageListProps {
	id: string
	label: string
	/** Shown before the first message. */
	start: string
	history: History
	older: 'idle' | 'loading' | 'failed'
}

/** The virtualised list of messages. */
export function MessageList({ id, label, start, history, older }: MessageListProps) {
	const t = useTranslations(messageTranslations)
	const outbox = useStore($outbox)
	const self = useStore($currentMember)
	const readUpTo = useStore($readUpTo)
	const { items, more } = history
	const list = useRef<VirtualizerHandle>(null)
	const scroller = useRef<HTMLDivElement>(null)
	const pendings = withoutSent(pendingMessages(outbox, id), items)
	const rows = useMemo(() => rowsOf({ items, pendings, selfId: self?.id, readUpTo }), [items, pendings, self, readUpTo])
	const { activeKey, onFocus, listeners } = useRovingMessages(rows.at(-1)?.key)
	const marked = useStore($markedMessage)
	const { isPrepended, onScroll, onResize, toEnd } = useVirtualStickToBottom({ id, rows, history, list })
	return (
		<Frame>
			<Scroller ref={scroller} role="region" aria-label={label} tabIndex={0} {...listeners}>
				<div />
				{rows.length === 0 && <Start>{start}</Start>}
				<Virtualizer
					ref={list}
					scrollRef={scroller}
					as="ol"
					item="li"
					data={rows}
					shift={isPrepended}
					bufferSize={600}
					onScroll={onScroll}
					onResize={onResize}
				>
					{(row, index) => (
						<MessageRow
							key={row.key}
							conversationId={id}
							row={row}
							start={index === 0 && !more ? start : undefined}
							isActive={row.key === activeKey}
							isMarked={marked?.id === id && holdsMessage(row, marked.number)}
							onFocus={onFocus}
						/>
					)}
				</Virtualizer>
			</Scroller>
			{older !== 'idle' && (
				<Older>
					{older === 'loading' ? (
						<span role="status">
							<Spinner size={14} />
							{t('messages.history.older')}
						</span>
					) : (
						<span role="alert">
							{t('messages.history.older.failed')}
							<Button size="sm" variant="quiet" onClick={() => void loadOlder(id)}>
								{t('messages.pending.retry')}
							</Button>
						</span>
					)}
				</Older>
			)}
			<ScrollToNewestButton onPress={toEnd} />
			<NewMessageAnnouncer items={items} />
		</Frame>
	)
}
