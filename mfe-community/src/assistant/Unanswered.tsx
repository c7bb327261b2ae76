import { useWords } from 'shared-i18n'
import { words } from '../words.ts'
import { Foot } from './bubble.ts'
import { Retry } from './Reply.tsx'

/** Under a question that nothing came back for, and that nobody is answering any more. */
export function Unanswered({ onRetry }: { onRetry: () => void }) {
	const t = useWords(words)
	return (
		<Foot>
			<span>{t('assistant.unanswered')}</span>
			<Retry onRetry={onRetry} />
		</Foot>
	)
}
