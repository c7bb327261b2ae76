import { useWords } from 'shared-i18n'
import { EmptyState } from 'shared-ui'
import { words } from '../../words.ts'
import { CenteredNotice } from '../layout/CenteredNotice.tsx'

/** Nothing is selected yet. */
export function Welcome() {
	const t = useWords(words)
	return (
		<CenteredNotice>
			<EmptyState title={t('messages.welcome')} text={t('messages.welcome.text')} />
		</CenteredNotice>
	)
}
