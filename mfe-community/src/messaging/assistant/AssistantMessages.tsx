import { useState } from 'react'
import type { AssistantQuestion } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { showToast } from 'shared-state'
import { Button, from, space, VisuallyHidden } from 'shared-ui'
import { styled } from 'styled-components'
import { FormattedText } from '../formatting/FormattedText.tsx'
import { AgeQuestion } from './AgeQuestion.tsx'
import { assistantTranslations } from './assistantTranslations.ts'
import { CopyButton } from './CopyButton.tsx'
import { retryableQuestion } from './chatState.ts'
import { loadOlder, type ReadyConversation } from './conversation.ts'
import { Bubble, MessageFooter, MessageLine, MessageTime } from './messageBubble.tsx'
import { retryQuestion } from './questions.ts'
import { Reply, Retry } from './Reply.tsx'
import { StreamingReply } from './StreamingReply.tsx'
import { useStickToBottom } from './useStickToBottom.ts'
import { Welcome } from './Welcome.tsx'

// Scroll anchoring is done in code: not every browser supports it, and both together would scroll twice.
const Scroller = styled.div`
	flex: 1;
	overflow-anchor: none;
	min-height: 0;
	overflow-y: auto;
	overscroll-behavior: contain;
	&:focus-visible { outline-offset: -2px; }
`
const Column = styled.div`
	display: flex;
	flex-direction: column;
	gap: ${space[4]};
	width: 100%;
	max-width: 52rem;
	min-height: 100%;
	margin-inline: auto;
	padding: ${space[4]};
	${from.desktop} { padding: ${space[6]}; }
`
const List = styled.ol`
	display: flex;
	flex-direction: column;
	gap: ${space[4]};
	margin-top: auto;
`

/** The messages, oldest first, and the streaming reply. */
export function AssistantMessages({ conversation }: { conversation: ReadyConversation }) {
	const t = useTranslations(assistantTranslations)
	const { items, more, progress, listConsent, asksAge } = conversation
	const retryable = retryableQuestion(conversation)
	const { list, onScroll } = useStickToBottom(conversation)
	return (
		// A scrollable region must be focusable by keyboard.
		<Scroller ref={list} onScroll={onScroll} tabIndex={0} role="region" aria-label={t('assistant.messages')}>
			<Column>
				{more && <LoadOlderButton />}
				{items.length === 0 && <Welcome listConsent={listConsent} />}
				<List>
					{items.map((item, index) =>
						item.author === 'member' ? (
							<Question key={item.clientId} question={item} />
						) : (
							<Reply
								key={item.id}
								reply={item}
								onRetry={retryable && index === items.length - 1 ? () => void retryQuestion() : undefined}
							/>
						),
					)}
					{progress.state !== 'none' && <StreamingReply progress={progress} />}
				</List>
				{retryable && items.at(-1)?.author === 'member' && <UnansweredNote onRetry={() => void retryQuestion()} />}
				{asksAge && <AgeQuestion />}
			</Column>
		</Scroller>
	)
}

function LoadOlderButton() {
	const t = useTranslations(assistantTranslations)
	const [isBusy, setBusy] = useState(false)
	async function read() {
		setBusy(true)
		if (!(await loadOlder())) showToast('bad', t('assistant.older.failed'))
		setBusy(false)
	}
	return (
		<Button variant="quiet" size="sm" loading={isBusy} onClick={() => void read()}>
			{t('assistant.older')}
		</Button>
	)
}

/** Shown below a question without a reply. */
function UnansweredNote({ onRetry }: { onRetry: () => void }) {
	const t = useTranslations(assistantTranslations)
	return (
		<MessageFooter>
			<span>{t('assistant.unanswered')}</span>
			<Retry onRetry={onRetry} />
		</MessageFooter>
	)
}

/** A question of the member. */
function Question({ question: { id, text, createdAt } }: { question: AssistantQuestion }) {
	const t = useTranslations(assistantTranslations)
	return (
		<MessageLine $own>
			<div>
				<Bubble $own>
					<VisuallyHidden>{t('assistant.you')}: </VisuallyHidden>
					<FormattedText text={text} />
				</Bubble>
				<MessageFooter>
					<MessageTime instant={createdAt} />
					<CopyButton messageId={id} text={text} />
				</MessageFooter>
			</div>
		</MessageLine>
	)
}
