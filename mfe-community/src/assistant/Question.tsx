import type { AssistantQuestion } from 'shared-contract'
import { useWords } from 'shared-i18n'
import { VisuallyHidden } from 'shared-ui'
import { FormattedText } from '../formatting/FormattedText.tsx'
import { words } from '../words.ts'
import { Bubble, Foot, Line } from './bubble.ts'
import { SaidAt } from './SaidAt.tsx'

/** What the reader asked. */
export function Question({ question: { text, createdAt } }: { question: AssistantQuestion }) {
	const t = useWords(words)
	return (
		<Line $own>
			<div>
				<Bubble $own>
					<VisuallyHidden>{t('assistant.you')}: </VisuallyHidden>
					<FormattedText text={text} />
				</Bubble>
				<Foot>
					<SaidAt instant={createdAt} />
				</Foot>
			</div>
		</Line>
	)
}
