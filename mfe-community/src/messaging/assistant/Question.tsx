import type { AssistantQuestion } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { VisuallyHidden } from 'shared-ui'
import { FormattedText } from '../formatting/FormattedText.tsx'
import { assistantTranslations } from './assistantTranslations.ts'
import { CopyButton } from './CopyButton.tsx'
import { Bubble, MessageFooter, MessageLine, MessageTime } from './messageBubble.tsx'

/** A question of the member. */
export function Question({ question: { id, text, createdAt } }: { question: AssistantQuestion }) {
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
