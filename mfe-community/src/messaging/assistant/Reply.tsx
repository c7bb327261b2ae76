import type { AssistantReply } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import { Button, RefreshIcon, VisuallyHidden } from 'shared-ui'
import { FormattedText } from '../formatting/FormattedText.tsx'
import { withWorkNames } from '../formatting/parseMessage.ts'
import { assistantTranslations } from './assistantTranslations.ts'
import { CopyButton } from './CopyButton.tsx'
import { failureText } from './failureText.ts'
import { Bubble, MessageFooter, MessageLine, MessageTime } from './messageBubble.tsx'
import { NioukaAvatar } from './NioukaAvatar.tsx'
import { ReplyCards } from './ReplyCards.tsx'
import { useWorksById } from './useWorksById.ts'

interface ReplyProps {
	reply: AssistantReply
	/** Requests the reply again; undefined if it cannot be retried. */
	onRetry: (() => void) | undefined
}

/** A reply of the assistant with the titles it names and, if it is incomplete, the reason. */
export function Reply({ reply, onRetry }: ReplyProps) {
	const t = useTranslations(assistantTranslations)
	const works = useWorksById(reply.works)
	const failure = reply.state === 'complete' ? null : failureText(reply, t)
	return (
		<MessageLine>
			<NioukaAvatar size={32} online={false} />
			<div>
				<Bubble>
					<VisuallyHidden>{t('assistant.name')}: </VisuallyHidden>
					{reply.text === '' ? failure?.said : <FormattedText text={reply.text} works={works} webLinks={false} />}
				</Bubble>
				<ReplyCards replyId={reply.id} works={reply.works} proposals={reply.proposals} />
				<MessageFooter>
					<MessageTime instant={reply.createdAt} />
					{failure && <span>{reply.text === '' ? failure.why : (failure.why ?? failure.said)}</span>}
					{reply.text !== '' && (
						<CopyButton messageId={reply.id} text={withWorkNames(reply.text, (id) => works.get(id)?.name ?? '')} />
					)}
					{onRetry && <Retry onRetry={onRetry} />}
				</MessageFooter>
			</div>
		</MessageLine>
	)
}

/** The retry button of a reply. */
export function Retry({ onRetry }: { onRetry: () => void }) {
	const shared = useTranslations(common)
	return (
		<Button variant="quiet" size="sm" onClick={onRetry}>
			<RefreshIcon size={14} />
			{shared('action.retry')}
		</Button>
	)
}
