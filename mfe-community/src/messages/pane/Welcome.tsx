import { useWords } from 'shared-i18n'
import { EmptyState } from 'shared-ui'
import { words } from '../../words.ts'
import { Notice } from '../frame/Notice.tsx'

/** Nothing is selected yet. */
export function Welcome() {
	const t = useWords(words)
	return (
		<Notice>
			<EmptyState title={t('messages.welcome')} text={t('messages.welcome.text')} />
		</Notice>
	)
}
