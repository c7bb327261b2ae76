import { useTitleName, useTranslations } from 'shared-i18n'
import { VisuallyHidden } from 'shared-ui'
import { plainText } from '../formatting/plainText.ts'
import { assistantTranslations } from './assistantTranslations.ts'
import type { ReadyConversation } from './conversation.ts'
import { failureText } from './failureText.ts'

/** Live region for screen readers: announces that the assistant writes, then the complete reply once. */
export function ReplyAnnouncer({ conversation: { items, progress } }: { conversation: ReadyConversation }) {
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
