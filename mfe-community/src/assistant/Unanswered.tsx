import { useWords } from 'shared-i18n'
import { words } from '../words.ts'
import { MessageFooter } from './messageBubble.tsx'
import { Retry } from './Reply.tsx'

/** Under a question that nothing came back for, and that nobody is answering any more. */
export function UnansweredNote({ onRetry }: { onRetry: () => void }) {
	const t = useWords(words)
	return (
		<MessageFooter>
			<span>{t('assistant.unanswered')}</span>
			<Retry onRetry={onRetry} />
		</MessageFooter>
	)
}
