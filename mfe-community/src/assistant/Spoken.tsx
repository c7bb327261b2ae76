import { useTitleName, useWords } from 'shared-i18n'
import { VisuallyHidden } from 'shared-ui'
import { plainText } from '../formatting/plainText.ts'
import { words } from '../words.ts'
import type { ReadyConversation } from './conversation.ts'
import { failureWords } from './failureWords.ts'

/** What a screen reader says by itself: that Niouka writes, then her reply, once and whole. */
export function Spoken({ conversation: { items, turn } }: { conversation: ReadyConversation }) {
	const t = useWords(words)
	const nameOf = useTitleName()
	const last = items.at(-1)
	let spoken = ''
	if (turn.state !== 'none') spoken = t('assistant.writing')
	else if (last?.author === 'assistant') {
		const { said } = failureWords(last, t)
		const text = plainText(last.text, last.works, nameOf)
		spoken = [...(text ? [text] : []), ...(last.state === 'complete' ? [] : [said])].join(' ')
	}
	return (
		<VisuallyHidden role="status" aria-live="polite" aria-atomic="true">
			{spoken}
		</VisuallyHidden>
	)
}
